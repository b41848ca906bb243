#!/usr/bin/env python3
"""Writes samples as LaTeX, among them a hostile name and a long comment, and compiles them: every error of the engine fails.
So does it with the errors of a match, drawn by LaTeX and as pictures. Cyrillic and Greek words must be in the PDF again."""
import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

HOSTILE = r"""O'Neil <b>&%$#_{}\~^ "x" ß 王 İ"""


def run(command, folder):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def complaint_about(options, written, folder, name):
    """What the engine says of a document if it fails, else nothing; `written` is what was printed while writing it."""
    if not (pathlib.Path(folder) / name).exists():  # A record that breaks rules is written, with exit status 1.
        return written.stdout.decode()
    result = run([options.engine, "-interaction=nonstopmode", "-halt-on-error", name], folder)
    return "" if result.returncode == 0 else result.stdout.decode(errors="replace")[-2000:]


def compiled(options, source, target, folder):
    (pathlib.Path(folder) / "report.tex").unlink(missing_ok=True)
    written = run([options.program, "convert", "-q", source, "-t", target, "-o", "report.tex"], folder)
    return complaint_about(options, written, folder, "report.tex")


def compiled_errors(options, source, kind, folder):
    """Wider than a line, too: then the drawing must be made smaller."""
    captions = ["--captions", "latex"] if kind == "png" else []
    written = run([options.program, "board", "--all-errors", "--level", "fast", "--at-least", "very-bad", "--quiz",
                   "--force", "-q", source, "-t", kind, "--width", "900", "-O", ".", *captions], folder)
    complaint = complaint_about(options, written, folder, f"{source.stem}.tex")
    if complaint:
        return complaint
    log = (pathlib.Path(folder) / f"{source.stem}.log").read_text(encoding="utf-8", errors="replace")
    return "\n".join(line for line in log.splitlines() if line.startswith("Overfull \\hbox"))


def missing_word(options, match, folder):
    """A word of a report in Russian, or in Greek, or a name in both that is not in the PDF; what is not installed is left out."""
    is_pdflatex = options.engine.endswith("pdflatex")
    has_dejavu = bool(shutil.which("fc-list")) and b"DejaVu Serif" in run(["fc-list", ":", "family"], folder).stdout
    russian = has_file("t2aenc.def") if is_pdflatex else has_dejavu
    greek = has_file("textalpha.sty") if is_pdflatex else has_dejavu
    expected = [("ru", ["Статистика", "Частота ошибок", "Пётр"], russian), ("el", ["Στατιστικά", "Πόλυ"], greek),
                ("en", ["Statistics", "Пётр", "Πόλυ"], russian and greek)]
    for language, words, is_known in expected:
        if not is_known or not shutil.which("pdftotext"):
            continue
        complaint = compiled(options, match, f"latex,lang={language}", folder)
        text = run(["pdftotext", "-enc", "UTF-8", "report.pdf", "-"], folder).stdout.decode(errors="replace")
        if "[U+" in text:
            return f"{language}: a character is written as its number in\n{text[:1000]}"
        for word in words:
            if complaint or word not in text:
                return complaint or f"{language}: there is no '{word}' in\n{text[:1000]}"
    return ""


def has_file(name):
    return run(["kpsewhich", name], ".").returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--engine", required=True)
    parser.add_argument("samples", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hostile = pathlib.Path(folder) / "hostile.mat"
        text = (options.samples / "mat/galaxy.txt").read_text(encoding="utf-8")
        hostile.write_text(text.replace("klara", HOSTILE), encoding="utf-8")
        long_comment = pathlib.Path(folder) / "long.sgf"
        text = (options.samples / "sgf/analysed-game-3.sgf").read_text(encoding="utf-8")
        long_comment.write_text(text.replace("]A[0]", "]C[" + r"<&>_$#%{}~^ 王 " * 700 + "]A[0]", 1), encoding="utf-8")
        for source, target in [(hostile, "latex"), (long_comment, "latex"),
                               (options.samples / "sgf/analysed-game-3.sgf", "latex,boards=all,paper=letter"),
                               (options.samples / "dump/everything.dump", "latex,theme=classic")]:
            complaint = compiled(options, source, target, folder)
            if complaint:
                sys.exit(f"{source} as {target}:\n{complaint}")
        names = pathlib.Path(folder) / "names.sgf"
        text = (options.samples / "sgf/analysed-game-3.sgf").read_text(encoding="utf-8")
        names.write_text(text.replace("PW[Kévin Unger]", "PW[Пётр]").replace("PB[Maxence Job]", "PB[Πόλυ]").replace("GM[6]", "GM[6]DT[2023-11-26]", 1),
                         encoding="utf-8")
        complaint = missing_word(options, names, folder)
        if complaint:
            sys.exit(complaint)
        for kind in ["latex", "tikz", "pdf", "png"]:
            complaint = compiled_errors(options, hostile, kind, folder)
            if complaint:
                sys.exit(f"errors as {kind}:\n{complaint}")


if __name__ == "__main__":
    main()

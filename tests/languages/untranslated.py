#!/usr/bin/env python3
"""Writes reports in the pseudo-language, in which every translated letter has an accent, and finds words without."""
import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SAMPLES = pathlib.Path(__file__).parent.parent.parent / "samples"
# What is alike in all languages: identifiers, names of programs and their levels, units, keys, marks of places.
SAME = re.compile(
    r"XGID=\S+|GNU ID( \S+)?|OGID=\S+|\S+:[A-Za-z0-9+/]{12}|"
    r"GNU Backgammon[\d:.]*|Position ID:\s+\S+|Match ID *:\s+\S+|gammonkit|GammonKit|Inter|Kazaross[- ]XG2|"
    r"\b(XGID|BBCode|mat|PR|MWC|EMG|mEMG|G|BG|XG|FIBS|bar|off|Home|End|Esc)\b|"
    r"\d-ply|November|\b(m\d+-)?(g\d+(-\d+c?|-end)?|p\d+)\b|[A-Za-z]:")
WORD = re.compile(r"[A-Za-z]{2,}[A-Za-z ,:;.]*")
TARGETS = ("html", "html,images=x/", "pdf,kind=full,statistics=full", "text,boards=all,statistics=full",
           "latex,statistics=full")


def record_without_words(program, sample, folder):
    """The sample with names that have no letters of the English alphabet."""
    path = folder / "record.json"
    subprocess.run([program, "convert", "-q", "--force", sample, "-t", "json", "-o", path], check=True)
    record = json.loads(path.read_text(encoding="utf-8"))
    for match in record["matches"]:
        for number, player in enumerate(match["players"].values() if isinstance(match["players"], dict)
                                        else match["players"]):
            player["name"] = f"Ж{number + 1}"
        for key in ("event", "place", "round", "annotator", "comment", "source"):
            match.pop(key, None)
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def words_of_page(text):
    text = re.sub(r"<(script|style)\b.*?</\1>", " ", text, flags=re.S)
    text = re.sub(r'<div[^>]*aria-hidden="true".*?</div>', " ", text, flags=re.S)
    shown = re.findall(r'\b(?:title|alt|aria-label)="([^"]*)"', text)
    return html.unescape("\n".join(shown + re.findall(r">([^<]+)<", text)))


def words_of_pdf(path):
    return subprocess.run(["pdftotext", "-raw", path, "-"], stdout=subprocess.PIPE, check=True).stdout.decode()


def words_of_latex(text):
    text = re.sub(r"\\begin\{tikzpicture\}.*?\\end\{tikzpicture\}", " ", text.split("\\begin{document}")[1], flags=re.S)
    text = re.sub(r"\\(begin|end|multicolumn|resizebox|ifdim)\S*|\\[a-zA-Z]+|\[1ex\]|p\{[^}]*\}|\{l+\}|\[l\]|%.*", " ", text)
    return text


def words_of_text(text):
    """The boards of letters are GNU Backgammon's, which programs read."""
    return "\n".join(line for line in text.splitlines() if not re.match(r" *[+|v^]| +(O|X|GNU):?|.*[|]", line))


def words_of(path):
    if path.suffix == ".pdf":
        return words_of_pdf(path)
    text = path.read_text(encoding="utf-8")
    return {".html": words_of_page, ".tex": words_of_latex}.get(path.suffix, words_of_text)(text)


def untranslated(text):
    return sorted({found.strip() for found in WORD.findall(SAME.sub(" ", text))})


def words_of_site(program, records, folder):
    """Of the pages of an event: the list of all matches, and one for each player."""
    matches, site = folder / "Ж", folder / "site"
    matches.mkdir()
    for number, record in enumerate(records):
        (matches / f"{number}.json").write_bytes(record)
    subprocess.run([program, "report", "-q", "--event", "Ж", "-t", "html,lang=qps", matches, "-O", site],
                   check=True)
    return {page.relative_to(folder): re.sub(r"\S+\.(json|csv)\b", " ", words_of(page))
            for page in [site / "index.html", *(site / "players").iterdir()]}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    program = parser.parse_args().program
    problems = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        records = []
        for sample in ("sgf/analysed-game-3.sgf", "sgf/analysed-session.sgf"):
            record = record_without_words(program, SAMPLES / sample, folder)
            records.append(record.read_bytes())
            for target in TARGETS:
                kind = target.split(",")[0]
                if kind == "pdf" and not shutil.which("pdftotext"):
                    continue
                path = folder / f"report.{ {'text': 'txt', 'latex': 'tex'}.get(kind, kind)}"
                subprocess.run([program, "convert", "-q", "--force", record, "-t", f"{target},lang=qps", "-o", path],
                               check=True)
                problems += [f"{sample} as {target}: {word}" for word in untranslated(words_of(path))]
        for page, words in words_of_site(program, records, folder).items():
            problems += [f"{page}: {word}" for word in untranslated(words)]
    sys.exit("\n".join(problems) or None)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Collects the texts that are translated, and compares the catalogues with them.

    support/languages/collect.py           brings each XX.po up to date
    support/languages/collect.py --check   tells what is missing, obsolete or wrong; exit 1 if anything is

A text is what stands in quotes behind say( or say_in(, or before _say, in the sources; between {{ and }} in
report/html/*.html and page/*.html; and the first line of each cli/text/*.md. A catalogue does not say where its texts
stand, only which of them the scripts of reports say ("#. script") and which the page gammonkit.html says ("#. page").
"""

import argparse
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDERS = ("analysis", "cli", "decisions", "exporters", "formats", "model", "report", "support", "page")
LITERALS = r'((?:"(?:[^"\\\n]|\\.)*"\s*)+)'
SAID = re.compile(r"\bsay\(\s*" + LITERALS + r"[,)]")
SAID_IN = re.compile(r"\bsay_in\(\s*" + LITERALS + r",\s*" + LITERALS + r"[,)]")
MARKED = re.compile(r'((?:"(?:[^"\\\n]|\\.)*"\s*)*"(?:[^"\\\n]|\\.)*")_say')
SCRIPT = re.compile(r"\bsay\(\s*'((?:[^'\\]|\\.)*)'\s*[,)]")
PAGE = re.compile(r"\{\{(.*?)\}\}")
ARGUMENT = re.compile(r"\{\s*(\d+)")
ESCAPES = {"n": "\n", "t": "\t"}


def unquoted(literals):
    """The text of string literals that stand one behind the other."""
    parts = re.findall(r'"((?:[^"\\]|\\.)*)"', literals)
    return re.sub(r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), "".join(parts))


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").replace("\n", "\\n")
    return f'"{escaped}"'


def without_remarks(source):
    return re.sub(r"^\s*//.*$", "", source, flags=re.M)


def texts_of(path):
    """(place, context, text) of all texts in a file."""
    source = path.read_text(encoding="utf-8")
    if path.suffix in (".js", ".mjs"):
        return [(m.start(), "", re.sub(r"\\(.)", r"\1", m[1])) for m in SCRIPT.finditer(source)]
    if path.suffix == ".html":
        return [(m.start(), "", m[1]) for m in PAGE.finditer(source)]
    if path.suffix == ".md":
        return [(0, "", source.splitlines()[0].split(": ", 1)[1])]
    source = without_remarks(source)
    found = [(m.start(), "", unquoted(m[1])) for m in SAID.finditer(source)]
    found += [(m.start(), unquoted(m[1]), unquoted(m[2])) for m in SAID_IN.finditer(source)]
    found += [(m.start(), "", unquoted(m[1])) for m in MARKED.finditer(source)]
    return sorted(found)


def sources():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".hpp", ".js", ".mjs", ".html"):
                yield path
    yield from sorted(path for path in (ROOT / "cli" / "text").glob("*.md") if path.stem != "options")


def collected():
    """{(context, text): [files]}, in the order of the sources."""
    messages = {}
    for path in sources():
        name = str(path.relative_to(ROOT))
        for _, context, text in texts_of(path):
            files = messages.setdefault((context, text), []) if text else [name]
            if name not in files:
                files.append(name)
    return messages


def read_po(path):
    """{(context, text): translation}; the header is that of ("", "")."""
    messages, part = {}, None
    entry = {"msgctxt": "", "msgid": "", "msgstr": ""}
    for line in path.read_text(encoding="utf-8").splitlines() + ['msgid ""']:
        keyword = re.match(r"(msgctxt|msgid|msgstr) ", line)
        if keyword:
            if part == "msgstr" and keyword[1] != "msgstr":
                messages[entry["msgctxt"], entry["msgid"]] = entry["msgstr"]
                entry = {"msgctxt": "", "msgid": "", "msgstr": ""}
            part = keyword[1]
        if part and not line.startswith("#"):
            entry[part] += unquoted(line)
    return messages


def po_text(header, messages, translations):
    blocks = ["msgid \"\"\nmsgstr \"\"\n" + "\n".join(quoted(line + "\n") for line in header.splitlines())]
    for (context, text), files in messages.items():
        lines = []
        if any(name.endswith(".js") for name in files):
            lines.append("#. script")
        if any(name.startswith("page/") or name.endswith("/choice_words.cpp") for name in files):
            lines.append("#. page")
        if "{" in text:
            lines.append("#. A pattern of ICU's MessageFormat.")
        if context:
            lines.append(f"msgctxt {quoted(context)}")
        lines += [f"msgid {quoted(text)}", f"msgstr {quoted(translations.get((context, text), ''))}"]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def problems_of(path, messages):
    translations = read_po(path)
    translations.pop(("", ""), None)
    for key in messages:
        if not translations.get(key):
            yield f"{path.name}: not translated: {quoted(key[1])}"
    for key, text in translations.items():
        if key not in messages:
            yield f"{path.name}: obsolete: {quoted(key[1])}"
        elif text and set(ARGUMENT.findall(key[1])) != set(ARGUMENT.findall(text)):
            yield f"{path.name}: other arguments: {quoted(key[1])} -> {quoted(text)}"
    if path.read_text(encoding="utf-8") != po_text(header_of(path.stem), messages, read_po(path)):
        yield f"{path.name} is not as support/languages/collect.py writes it"


def header_of(language):
    return ("Project-Id-Version: GammonKit\n"
            f"Language: {language}\n"
            "MIME-Version: 1.0\n"
            "Content-Type: text/plain; charset=UTF-8\n"
            "Content-Transfer-Encoding: 8bit\n")


def check(messages):
    problems = [problem for path in sorted(HERE.glob("*.po")) for problem in problems_of(path, messages)]
    print("\n".join(problems) if problems else f"{len(messages)} texts, all of them translated")
    return 1 if problems else 0


def update(messages):
    for path in sorted(HERE.glob("*.po")):
        text = po_text(header_of(path.stem), messages, read_po(path))
        path.write_text(text, encoding="utf-8")
    print(f"{len(messages)} texts")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare, and change nothing")
    return (check if parser.parse_args().check else update)(collected())


if __name__ == "__main__":
    sys.exit(main())

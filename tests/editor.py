#!/usr/bin/env python3
"""Asks rust-analyzer about examples/calc/main.rs, and prints its answers.

Usage: tests/editor.py [REPOSITORY]

It prints the definition of each use in QUERIES with the text there, the first lines of its hover, the completions
behind each text in COMPLETIONS, and the diagnostics of the file. `docs/EDITORS.md` says what is expected.
Requires `rust-analyzer` on the path (`rustup component add rust-analyzer`).
"""

import json
import pathlib
import queue
import re
import subprocess
import sys
import threading
import time

QUERIES = [
    r"self\.(value)\(ir\) < 0",
    r"five\.(set_value)",
    r"NumberOp::(build)\(",
    r"four\.(result)\(",
    r"eight\.(terms)",
    r"impl Verify for (NumberOp)",
    r"with::<(CalcDialect)",
    r"ins I64Attr:\$(value)",
]
COMPLETIONS = [r"eight\.", r"NumberOp::"]
SETTINGS = {
    "cargo": {"targetDir": True},
    "checkOnSave": False,
    "procMacro": {"enable": True},
    "cachePriming": {"enable": False},
}
TIMEOUT = 600


class Server:
    """rust-analyzer, and what it said without being asked."""

    def __init__(self, root):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            ["rust-analyzer"], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, cwd=root
        )
        self.messages = queue.Queue()
        self.is_ready = False
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        out = self.process.stdout
        while True:
            length = 0
            while line := out.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                return
            self.messages.put(json.loads(out.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def handle(self, message):
        if message.get("method") == "experimental/serverStatus":
            self.is_ready = message["params"]["quiescent"]
        elif "id" in message and "method" in message:
            result = None
            if message["method"] == "workspace/configuration":
                result = [SETTINGS for _ in message["params"]["items"]]
            self.send({"id": message["id"], "result": result})

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.messages.get(timeout=TIMEOUT)
            if message.get("id") == self.number and "method" not in message:
                return message.get("result")
            self.handle(message)

    def start(self, root, uri, text):
        capabilities = {
            "experimental": {"serverStatusNotification": True},
            "workspace": {"configuration": True},
            "textDocument": {"hover": {"contentFormat": ["markdown"]}},
        }
        self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": root.as_uri(),
                "capabilities": capabilities,
                "initializationOptions": SETTINGS,
            },
        )
        self.send({"method": "initialized", "params": {}})
        document = {"uri": uri, "languageId": "rust", "version": 1, "text": text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        end = time.time() + TIMEOUT
        while not self.is_ready and time.time() < end:
            try:
                self.handle(self.messages.get(timeout=2))
            except queue.Empty:
                pass


def position(text, offset):
    line = text.count("\n", 0, offset)
    return {"line": line, "character": offset - (text.rfind("\n", 0, offset) + 1)}


def shown(place):
    """The file, the line and the text of a location."""
    uri = place.get("uri") or place["targetUri"]
    span = place.get("range") or place["targetSelectionRange"]
    path = pathlib.Path(uri.removeprefix("file://"))
    line = path.read_text().split("\n")[span["start"]["line"]]
    text = line[span["start"]["character"] : span["end"]["character"]]
    return f"{path.name}:{span['start']['line'] + 1}: `{text}` in `{line.strip()}`"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    path = root / "examples/calc/main.rs"
    uri, text = path.as_uri(), path.read_text()
    server = Server(root)
    server.start(root, uri, text)
    document = {"uri": uri}
    for pattern in QUERIES:
        found = re.search(pattern, text)
        at = {"textDocument": document, "position": position(text, found.start(1))}
        print(f"{found.group(0)}")
        definition = server.ask("textDocument/definition", at) or []
        for place in definition if isinstance(definition, list) else [definition]:
            print(f"  defined at {shown(place)}")
        hover = server.ask("textDocument/hover", at)
        lines = hover["contents"]["value"].split("\n") if hover else []
        for line in [line for line in lines if line and not line.startswith(("```", "---"))][:3]:
            print(f"  hover: {line}")
    for pattern in COMPLETIONS:
        found = re.search(pattern, text)
        at = {"textDocument": document, "position": position(text, found.end())}
        items = server.ask("textDocument/completion", at) or []
        items = items["items"] if isinstance(items, dict) else items
        print(f"{found.group(0)} completes to {', '.join(sorted(item['label'] for item in items))}")
    report = server.ask("textDocument/diagnostic", {"textDocument": document}) or {}
    print(f"diagnostics: {report.get('items')}")
    server.process.kill()


if __name__ == "__main__":
    main()

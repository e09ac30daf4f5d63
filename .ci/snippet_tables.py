"""What `.ci/snippets` does not run itself, with the reasons."""

# Commands that another step of CI runs: the file that does so, and what stands there.
ELSEWHERE = {
    "cargo test --workspace": (".ci/run", 'cargo test --no-fail-fast "${everything[@]}"'),
    "cargo test -p grizzled-house-rules": (".ci/run", 'cargo test --no-fail-fast "${everything[@]}"'),
    "cargo bench -p grizzled-core --bench playout --no-run": (".ci/run", "--bench playout"),
    "cargo run --release -p grizzled-store -- crash --times 1000": (".ci/run", '"$store" crash --times'),
    "cargo test -p grizzled-store": (".ci/run", 'cargo test --no-fail-fast "${everything[@]}"'),
    "cargo test -p grizzled-store --features nats-tests": (".ci/run", "--test conformance nats"),
    "npm ci --prefix examples/node": (".ci/clients", "npm ci"),
    "examples/packages/unity test": (".ci/packages", "    unity) "),
    "make -C examples/c run": ("examples/c/run", "make"),
    "make -C grizzled-ffi": (".ci/c-package", "make -s -C grizzled-ffi"),
    "GRZ_ABI_FILE=write bash .ci/c-abi": (".ci/run", "script c-abi"),
}

NOT_RUN = {
    "examples/packages/NAME": "NAME stands for each of them; .ci/packages makes them",
    "examples/packages/NAME test": "NAME stands for each of them; .ci/packages tries them",
    "luarocks --lua-version 5.1 --tree rocks install grizzled-VERSION-1.SYSTEM.rock": "examples/packages/luarocks does so",
    'eval "$(luarocks --lua-version 5.1 --tree rocks path)" && luajit my-game.lua': "examples/packages/luarocks plays so",
    "conan cache restore grizzled-conan-VERSION-SYSTEM.tgz": "examples/packages/conan restores what it has made",
    "conan install . --output-folder=made --build=never": "examples/packages/conan builds a project with it",
    "cmake -S . -B made -DCMAKE_TOOLCHAIN_FILE=conan_toolchain.cmake -DCMAKE_BUILD_TYPE=Release": "wants what Conan has written",
    "cmake --build made && made/game": "the same",
    "fuzz/run 3600": "takes hours",
    "fuzz/run floors": "writes a file that is committed; what it measures is measured by the steps of the targets",
    "sudo make -C grizzled-ffi install": "writes into the system; .ci/c-package installs into a folder of its own",
    "valgrind --tool=callgrind PROGRAM --plain 4 --games 3000": "PROGRAM stands for what the command before it prints",
    "cargo run --profile dist -p grizzled-store -- bench --writers 64": "takes minutes, and its figures are no check",
    "nats-server --addr 127.0.0.1 --jetstream --store_dir nats-data &": "a server; the tests start their own",
    "cargo run --release -p grizzled-store --features nats -- play --nats nats://127.0.0.1:4222": "wants that server",
    "cargo run --profile dist -p grizzled-store --features nats -- bench --nats nats://127.0.0.1:4222": "wants that server",
}

# Blocks by their document and language.
NOT_CHECKED = {
    ("ARCHITECTURE.md", "text"): "a drawing",
    (".github/ISSUE_TEMPLATE/bug_report.md", "text"): "a line to be filled in",
    ("grizzled-ffi/package/conan/README.md", "ini"): "for Conan; examples/packages/conan has a project of its own",
    ("examples/java/README.md", "proguard"): "for R8, which only Android's tools have",
}
# Blocks that a test reads out of the document, or whose text it expects.
TESTED = {
    ("grizzled-core/NOTATION.md", "position"): "grizzled-core/tests/notation/guide.rs",
    ("grizzled-core/NOTATION.md", "view"): "grizzled-core/tests/notation/guide.rs",
    ("grizzled-core/NOTATION.md", "game"): "grizzled-core/tests/notation/guide.rs",
    ("grizzled-core/PACKS.md", "text"): "grizzled-core/tests/packs/broken.rs",
}

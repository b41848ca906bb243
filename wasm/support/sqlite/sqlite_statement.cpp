// SQLite is not there: see wasm/analysis/players/database.

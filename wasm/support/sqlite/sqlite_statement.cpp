// SQLite is not there: see wasm/support/sql.

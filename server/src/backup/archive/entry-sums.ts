import { DatabaseSync } from "node:sqlite";

/** What is known of one entry. */
export interface EntrySum {
  name: string;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * Checksums of entries by their names, for archives of any number of files: SQLite keeps what is too
 * much for memory in a file without a name, which goes with the process.
 */
export class EntrySums {
  readonly #database = new DatabaseSync("");
  /** Counting them takes a walk over all. */
  #size = 0;
  readonly #insert;
  readonly #find;

  constructor() {
    this.#database.exec(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" +
        "CREATE TABLE entries (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL) STRICT, WITHOUT ROWID;",
    );
    this.#insert = this.#database.prepare("INSERT INTO entries VALUES (?, ?)");
    this.#find = this.#database.prepare("SELECT sha256 FROM entries WHERE name = ?");
  }

  add({ name, sha256 }: EntrySum): void {
    this.#insert.run(name, sha256);
    this.#size += 1;
  }

  /** The checksum of an entry; null where there is none of this name. */
  find(name: string): string | null {
    const sha256 = this.#find.get(name)?.["sha256"];
    return typeof sha256 === "string" ? sha256 : null;
  }

  get size(): number {
    return this.#size;
  }

  /** All of them, in the order of their names. */
  *[Symbol.iterator](): Generator<EntrySum> {
    const all = this.#database.prepare("SELECT name, sha256 FROM entries ORDER BY name");
    for (const row of all.iterate()) {
      yield { name: String(row["name"]), sha256: String(row["sha256"]) };
    }
  }

  close(): void {
    this.#database.close();
  }
}

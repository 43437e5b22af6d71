import { DatabaseSync } from "node:sqlite";

/** An entry's checksum. */
export interface EntrySum {
  name: string;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * Checksums of entries by name, for archives of any number of files: SQLite spills what does not fit in
 * memory to an unnamed temporary file, which is deleted with the process.
 */
export class EntrySums {
  readonly #database = new DatabaseSync("");
  /** Cached, because counting takes a full scan. */
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

  /** The checksum of an entry; null if there is none of this name. */
  find(name: string): string | null {
    const sha256 = this.#find.get(name)?.["sha256"];
    return typeof sha256 === "string" ? sha256 : null;
  }

  get size(): number {
    return this.#size;
  }

  /** All of them, sorted by name. */
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

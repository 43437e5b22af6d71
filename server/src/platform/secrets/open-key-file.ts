import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

import { OperatorError } from "../errors/operator-error.ts";
import { readSecretKeys } from "./read-secret-keys.ts";
import { KEY_SIZE } from "./secret-box.ts";

/**
 * The keys in a file that only its owner may read; creates it, with a new key, if it is missing.
 * @throws {OperatorError} if it holds no key
 */
export async function openKeyFile(path: string): Promise<Buffer[]> {
  return parseKeys(path, (await readIfThere(path)) ?? (await makeKeyFile(path)));
}

/** The keys in a file; none if it is missing. */
export async function readKeyFile(path: string): Promise<Buffer[]> {
  const text = await readIfThere(path);
  return text === null ? [] : parseKeys(path, text);
}

function parseKeys(path: string, text: string): Buffer[] {
  const keys = readSecretKeys(text.trim());
  if (!keys) {
    throw new OperatorError(
      `${path} holds no key of 32 bytes. Put back the file that belongs to this data, or remove it ` +
        "and enter the site's passwords again.",
    );
  }
  return keys;
}

/** Written completely before it gets its name, so that no other process reads half of it. */
async function makeKeyFile(path: string): Promise<string> {
  const key = randomBytes(KEY_SIZE).toString("base64");
  const unnamed = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(unnamed, "wx", 0o600);
  try {
    await file.writeFile(`${key}\n`);
    await file.sync();
    await file.close();
    await link(unnamed, path);
    return key;
  } catch (error) {
    // Lost the race to another process: its key counts.
    const theirs = await readIfThere(path);
    if (theirs === null) throw error;
    return theirs;
  } finally {
    await rm(unnamed, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

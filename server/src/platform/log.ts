import { pino, type DestinationStream, type Logger } from "pino";

import type { LogLevel } from "./config/config.ts";

export type Log = Logger;

/** Fields that are redacted from the log, at any of these depths. */
const SECRETS = [
  "authorization",
  "cookie",
  "set-cookie",
  "x-csrf-token",
  "csrf_token",
  "password",
  "current_password",
  "passwordHash",
  "token",
  "tokenHash",
];

/**
 * The process's log on standard output: readable lines on a terminal, JSON elsewhere.
 * @param destination for tests; standard output unless given
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap(anywhere), censor: "[hidden]" },
  };
  return pino(options, destination ?? standardOutput());
}

/** Unbuffered on a terminal; elsewhere in blocks, because a write per line is expensive. */
function standardOutput(): DestinationStream {
  if (process.stdout.isTTY) return { write: writeReadable };
  return pino.destination({ minLength: 4_096, periodicFlush: 250, sync: false });
}

/** Redaction paths of a field at the top, and one and two levels down. */
function anywhere(field: string): string[] {
  const name = `["${field}"]`;
  return [name, `*${name}`, `*.*${name}`];
}

function writeReadable(line: string): void {
  process.stdout.write(`${formatEntry(line)}\n`);
}

/** A human-readable log entry: time, level, message, request, and the error's stack below. */
export function formatEntry(line: string): string {
  const entry = JSON.parse(line) as {
    level: number;
    time: number;
    msg?: string;
    method?: string;
    route?: string;
    status?: number;
    ms?: number;
    err?: { stack?: string };
  };
  const parts = [
    new Date(entry.time).toTimeString().slice(0, 8),
    (pino.levels.labels[entry.level] ?? "info").toUpperCase().padEnd(5),
    entry.msg,
    entry.method,
    entry.route,
    entry.status,
    entry.ms !== undefined && `${entry.ms} ms`,
  ];
  const text = parts.filter(Boolean).join(" ");
  return entry.err?.stack ? `${text}\n${entry.err.stack}` : text;
}

#!/usr/bin/env -S MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 --heap-growing-percent=30 --no-allocation-site-pretenuring
/**
 * The `paso` command, in plain JavaScript for any Node: the program itself needs Node 24, which npm installed
 * beside us. Where this already is Node 24, no second process is needed.
 * The flags bound the heap, which load would let grow and not shrink: the space of short-lived objects in
 * MB, and the percentage by which long-lived ones may grow until they are collected. The last one keeps V8
 * from allocating every request's objects as long-lived ones because those of the first burst were.
 */
import { spawn } from "node:child_process";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const self = fileURLToPath(import.meta.url);
/** Compiled code is kept here, which halves the time of every later start. */
const cache = fileURLToPath(new URL("../../node_modules/.paso/compiled", import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= 24) {
  module.enableCompileCache(cache);
  const { findProgram } = await import("./find-program.js");
  await import(findProgram());
} else {
  const node = findNode();
  if (node) handOver(node);
  else {
    console.error(`Paso needs Node 24 or newer; this is ${process.version}.`);
    process.exitCode = 1;
  }
}

/** Node 24 of the platform's package; undefined where there is none. */
function findNode() {
  const { resolve } = module.createRequire(import.meta.url);
  const name = `node-${process.platform}-${process.arch}`;
  try {
    return join(resolve(`${name}/package.json`), "..", "bin", "node");
  } catch {
    return undefined;
  }
}

/** Runs the program on another Node, passing signals on and the exit code back. */
function handOver(node) {
  // The channel tells the program when we are killed, so that it does not live on unseen.
  const child = spawn(node, [...process.execArgv, self, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(name);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

import { expect, test } from "vitest";

import { FetchSources } from "./fetch-sources.ts";

test("only what a policy can say is a source", async () => {
  const sources = new FetchSources(async () => [
    "https://b.example",
    "https://*.a.example:8443",
    "https://b.example",
    "https://c.example; script-src https:",
    "https://d.example,e",
    "http://f.example",
    "https:",
    "*",
  ]);
  expect(await sources.read()).toEqual(["https://*.a.example:8443", "https://b.example"]);
});

test("more sources than fit a header are all of https", async () => {
  const many = Array.from({ length: 101 }, (_, index) => `https://${index}.example`);
  expect(await new FetchSources(async () => many.slice(0, 100)).read()).toHaveLength(100);
  expect(await new FetchSources(async () => many).read()).toEqual(["https:"]);
});

test("those known last do while the database fails or hangs", async () => {
  const looks = [
    async () => ["https://a.example"],
    () => Promise.reject(new Error("Connection terminated")),
    () => new Promise<string[]>(() => {}),
  ];
  const sources = new FetchSources(() => looks.shift()!());
  expect(await sources.read()).toEqual(["https://a.example"]);
  expect(await sources.read()).toEqual(["https://a.example"]);
  expect(await sources.read()).toEqual(["https://a.example"]);
});

test("those who ask at once share one look", async () => {
  let looks = 0;
  const sources = new FetchSources(async () => [`https://${++looks}.example`]);
  const found = await Promise.all([sources.read(), sources.read(), sources.read()]);
  expect(found.flat()).toEqual(Array<string>(3).fill("https://1.example"));
  expect(await sources.read()).toEqual(["https://2.example"]);
});

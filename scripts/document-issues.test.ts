import { describe, expect, it } from "vitest";

import { findDocumentIssues, type Repository } from "./document-issues.ts";

const files: Record<string, string> = {
  "README.md": "",
  "docs/guide.md": "# The guide\n\n## What it is for\n\n## What it is for\n",
  "docs/picture one.png": "",
  "server/src/domains/files/store-file.ts": "",
  "server/src/domains/files/store-file.test.ts": "",
};

function findIssues(document: string, text: string): string[] {
  const repository: Repository = {
    paths: new Set([
      ...Object.keys(files),
      "docs",
      "server",
      "server/src",
      "server/src/domains",
      "server/src/domains/files",
    ]),
    packages: new Set(["hls.js"]),
    scripts: { "": ["test"], "@paso/web": ["dev"] },
    read: (path) => (path === document ? text : (files[path] ?? "")),
  };
  return findDocumentIssues(document, repository);
}

describe("findDocumentIssues", () => {
  it.each([
    [
      "a link to a missing file",
      "[Reasons](docs/reasons.md)",
      "the link docs/reasons.md leads nowhere",
    ],
    ["an image", "![A screen](docs/picture.png)", "the link docs/picture.png leads nowhere"],
    ["a definition", "[Reasons][1]\n\n[1]: reasons.md", "the link reasons.md leads nowhere"],
    ["an anchor", "[Why](docs/guide.md#why)", "docs/guide.md has no heading #why"],
    ["an anchor of its own", "# Title\n\n[Why](#why)", "README.md has no heading #why"],
    ["a file from the root", "`server/src/main.ts`", "there is no server/src/main.ts"],
    ["a folder from the root", "`server/src/jobs`", "there is no server/src/jobs"],
    ["a folder of any folder", "`domains/mail/`", "there is no domains/mail/"],
    ["a file's name", "`load-file.ts`", "there is no load-file.ts"],
    ["a pattern", "`*-events.ts`", "there is no *-events.ts"],
    ["one of several", "`domains/{mail,posts}`", "there is no domains/{mail,posts}"],
    ["an argument of a command", "```sh\nnode scripts/go.ts\n```", "there is no scripts/go.ts"],
    ["a script", "`npm run lint`", "package.json has no script lint"],
    ["a script in a block", "```sh\nnpm run lint # all\n```", "package.json has no script lint"],
    ["a workspace's script", "`npm run test -w @paso/web`", "@paso/web has no script test"],
    ["code in a table", "| a | b |\n|---|---|\n| `load-file.ts` | |", "there is no load-file.ts"],
  ])("finds %s", (_, text, issue) => {
    const issues = findIssues("README.md", text);
    expect(issues).toEqual([expect.stringMatching(/^README\.md:\d+: /)]);
    expect(issues[0]).toContain(issue);
  });

  it("names the line, and every issue of it", () => {
    expect(findIssues("docs/new.md", "# New\n\n`one.ts` and [two](two.md)")).toEqual([
      "docs/new.md:3: there is no one.ts",
      "docs/new.md:3: the link two.md leads nowhere",
    ]);
  });

  it.each([
    [
      "links to files, folders and other sites",
      "[a](guide.md) [b](../server/) [c](https://x.y/z.md)",
    ],
    [
      "links with spaces, and anchors of repeated headings",
      "![a](picture%20one.png) [b](guide.md#what-it-is-for-1)",
    ],
    ["paths and names", "`server/src/domains/files/` `files/store-file.ts` `store-file.ts`"],
    ["patterns", "`domains/<domain>/` `store-*.test.ts` `store-file{,.test}.ts` `files/NAME`"],
    ["scripts", "`npm run test` `npm run dev -w @paso/web` `npm test`"],
    ["what is no path of ours", "`hls.js` `text/html` `/api/file.json` `a.b` `./own.ts` `and/or`"],
    ["what commands make", "`data/postgres/log.json` `bench/results/last.json`"],
    ["code of a program", "```ts\nimport './nowhere.ts';\n```"],
  ])("accepts %s", (_, text) => {
    expect(findIssues("docs/new.md", text)).toEqual([]);
  });
});

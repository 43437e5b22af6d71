import { posix } from "node:path";

import GithubSlugger from "github-slugger";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Everything that documents may refer to. */
export interface Repository {
  /** Every file and folder from the root, folders without a slash at their end. */
  paths: ReadonlySet<string>;
  /** Packages in use: some have names like files. */
  packages: ReadonlySet<string>;
  /** Scripts by their package's name; the root's by "". */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The text of a file of `paths`. */
  read(path: string): string;
}

/** Extensions that mean one of our files wherever a document writes the name as code. */
const FILE = /\.(ts|tsx|js|cjs|css|md|html|json|po|sh)$/;
/** Placeholders in a path for any name, or one of several: `<feature>`, `NAME`, `*`, `{a,b}`. */
const OPEN = /<[^<>/]+>|\bNAME\b|\*+|\{[^{}]+\}/;
/** Generated folders may be missing. */
const BUILT = /(^|\/)(data|dist|results)\//;
const SHELL = new Set(["sh", "bash", "console"]);

/**
 * Broken links, paths and commands in a Markdown document, each as `path:line: what`. Paths are those written
 * as code: of files, and of folders from the root.
 */
export function findDocumentIssues(document: string, repository: Repository): string[] {
  const issues: string[] = [];
  const tree = fromMarkdown(repository.read(document));
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    for (const issue of issuesOf(node, document, repository)) {
      issues.push(`${document}:${line}: ${issue}`);
    }
  });
  return issues;
}

function issuesOf(node: Nodes, document: string, repository: Repository): string[] {
  switch (node.type) {
    case "link":
    case "image":
    case "definition":
      return findLinkIssue(node.url, document, repository);
    case "inlineCode":
      return findCodeIssues(node.value, repository);
    case "code":
      return SHELL.has(node.lang ?? "")
        ? node.value.split("\n").flatMap((line) => findCodeIssues(line, repository))
        : [];
    default:
      return [];
  }
}

function findLinkIssue(url: string, document: string, repository: Repository): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return [];
  const [encoded = "", anchor] = url.split("#");
  const link = decodeURIComponent(encoded);
  const path = link === "" ? document : posix.join(posix.dirname(document), link);
  if (!repository.paths.has(path.replace(/\/$/, ""))) return [`the link ${url} leads nowhere`];
  if (anchor === undefined || !path.endsWith(".md")) return [];
  return findAnchors(repository.read(path)).has(anchor)
    ? []
    : [`${path} has no heading #${anchor}`];
}

function findAnchors(markdown: string): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(fromMarkdown(markdown), "heading", (heading) => {
    anchors.add(slugger.slug(toString(heading)));
  });
  return anchors;
}

function findCodeIssues(code: string, repository: Repository): string[] {
  const words = code.split(" #")[0]!.split(/\s+/).filter(Boolean);
  const paths = words.filter((word) => isOurs(word, repository) && !isThere(word, repository));
  return [...paths.map((path) => `there is no ${path}`), ...findScriptIssue(words, repository)];
}

function findScriptIssue(words: readonly string[], { scripts }: Repository): string[] {
  if (words[0] !== "npm" || words[1] !== "run") return [];
  const [, , name = ""] = words;
  const at = words.indexOf("-w");
  const workspace = at === -1 ? "" : (words[at + 1] ?? "");
  if (scripts[workspace]?.includes(name)) return [];
  return [`${workspace || "package.json"} has no script ${name}`];
}

/** Whether a word means a file of ours, or a path from a folder of ours. */
function isOurs(word: string, { paths, packages }: Repository): boolean {
  if (!/^(?!\.?\/)[\w.<>*{},/-]+$/.test(word) || BUILT.test(word) || packages.has(word))
    return false;
  const [first = "", ...rest] = word.split("/");
  if (FILE.test(word)) return true;
  return rest.length > 0 && [...paths].some((path) => path === first || path.endsWith(`/${first}`));
}

/** Whether it exists, from the root or, as prose refers to it, from any folder. */
function isThere(word: string, { paths }: Repository): boolean {
  const path = word.replace(/\/$/, "");
  if (paths.has(path)) return true;
  const pattern = new RegExp(`(^|/)${toPattern(path)}$`);
  return [...paths].some((known) => pattern.test(known));
}

function toPattern(path: string): string {
  const open = OPEN.exec(path);
  if (open === null) return escape(path);
  const [text] = open;
  const before = escape(path.slice(0, open.index));
  const after = toPattern(path.slice(open.index + text.length));
  if (text.startsWith("{")) {
    const alternatives = text.slice(1, -1).split(",");
    return `${before}(${alternatives.map((one) => toPattern(one)).join("|")})${after}`;
  }
  return `${before}${text === "**" ? ".*" : "[^/]+"}${after}`;
}

function escape(text: string): string {
  return text.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`);
}

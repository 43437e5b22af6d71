/** Names that files and folders must not have, because they say nothing about the content. */
const EMPTY_WORDS = [
  "common",
  "helper",
  "helpers",
  "manager",
  "managers",
  "misc",
  "types",
  "util",
  "utils",
];

/** Roles a suffix may name, and where files of that role belong. Other roles are refused. */
const ROLES: Readonly<Record<string, RegExp>> = {
  routes: /^server\/src\/domains\//,
  policy: /^server\/src\/domains\//,
  tables: /^server\/src\/database\/tables\//,
  endpoints: /^contract\/src\//,
  events: /^(server|contract)\/src\//,
  module: /^server\/src\/domains\//,
  job: /^server\/src\//,
  jobs: /^server\/src\//,
  handler: /^server\/src\//,
  handlers: /^server\/src\/domains\//,
  mail: /^server\/src\//,
};

/** Roles of other conventions, which here have a folder or a verb-noun name instead. */
const FOREIGN_ROLES = [
  "controller",
  "dao",
  "dto",
  "entity",
  "middleware",
  "presenter",
  "repository",
  "service",
];

/** Allowed infixes between the name and `.ts`. */
const MIDDLES: Readonly<Record<string, RegExp>> = {
  test: /./,
  browser: /^web\/.*\.browser\.(test\.tsx|config\.ts)$/,
  property: /./,
  config: /^[^/]+$|^(server|web|e2e|bench)\/[^/]+$/,
  d: /./,
  gen: /^web\/src\//,
  spec: /^e2e\//,
};

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Describes what is wrong with a source file's name; empty if it is right.
 * @param path relative to the root, with `/`
 */
export function fileNameIssues(path: string): string[] {
  const folders = path.split("/");
  const [name = "", ...middles] = (folders.pop() ?? "").split(".").slice(0, -1);
  const issues: string[] = [];
  for (const part of [...folders, name]) {
    if (!KEBAB.test(part)) issues.push(`"${part}" is not kebab-case`);
    const lastWord = part.split("-").at(-1) ?? "";
    if (EMPTY_WORDS.includes(lastWord)) issues.push(`"${part}" does not say what is inside`);
  }
  const role = /-([a-z]+)$/.exec(name)?.[1] ?? "";
  if (FOREIGN_ROLES.includes(role)) issues.push(`"-${role}" is not one of our suffixes`);
  const isProduct = /^(contract|server|web)\//.test(path) && !path.includes("/testing/");
  if (isProduct && ROLES[role]?.test(path) === false)
    issues.push(`a "-${role}" file does not live here`);
  for (const middle of middles) {
    if (!MIDDLES[middle]?.test(path)) issues.push(`".${middle}" does not belong in this name`);
  }
  return issues;
}

/**
 * `npm run bench:news`: how long people wait for their news and for a course's articles with their comments,
 * and staff for read receipts. Fills a site with that many announcements, reads, articles and comments,
 * prints the times of 30 calls, and repeats that with a thousand times as many: a page of a list must not get
 * slower. A last table compares the medians, and the database's plans (`explain analyze` of every statement
 * of a call): the most rows that one step read and that were sorted, and tables that were scanned without an
 * index.
 *
 *    npm run bench:news -- [--rows 1000,1000000]
 *
 * Exits with code 1 if the budget is missed.
 */
import { parseArgs } from "node:util";

import pg from "pg";

import { insertAnnouncements } from "./news/insert-announcements.ts";
import { insertArticles } from "./news/insert-articles.ts";
import { EXPLAINING, explainStatements, type Work } from "./servers/explain-statements.ts";
import { startProduct } from "./servers/start-product.ts";
import { type Read, startReading, timeCalls } from "./time-calls.ts";

const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "1000,1000000" } },
});

const sizes = options.rows.split(",").map(Number);
const measured: Measured[] = [];
for (const rows of sizes) measured.push(await measure(rows));
compare();

interface Part {
  next_cursor: string | null;
}

/** By call: its median time in milliseconds, and the database's work for it. */
type Measured = Map<string, { median: number; work: Work }>;

async function measure(rows: number): Promise<Measured> {
  await using open = new AsyncDisposableStack();
  const product = await startProduct([], 10, "admin", EXPLAINING);
  open.defer(() => product.stop());
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  open.defer(() => client.end());
  const { email } = product.account;
  const before = performance.now();
  const announced = await insertAnnouncements(client, rows, email);
  const shared = await insertArticles(client, rows, email);
  await client.query("vacuum analyze");
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`\n${rows} rows of each kind were made in ${seconds} s.`);
  const read = await startReading(product);
  const found: Measured = new Map();
  for (const [title, calls] of [
    [`${rows} announcements, readings, comments`, await ofNews(read, announced)],
    [`${rows} articles, comments`, await ofArticles(read, shared)],
  ] as const) {
    const medians = await timeCalls(read, title, calls);
    for (const [name, path] of calls) {
      const work = await explainStatements(client, () => read(path));
      found.set(name, {
        median: medians.get(name) ?? Number.NaN,
        work,
      });
    }
  }
  return found;
}

/** Prints each call's figures at all sizes next to each other. */
function compare(): void {
  const columns = (title: string) => sizes.map((size) => `${title} ${size}`.padStart(15)).join("");
  console.log(`\n${"".padEnd(46)}${columns("ms")}${columns("read")}${columns("sorted")}`);
  for (const name of measured[0]?.keys() ?? []) {
    const figures = measured.map((size) => size.get(name)!);
    const cells = [
      ...figures.map(({ median }) => median.toFixed(1)),
      ...figures.map(({ work }) => String(work.read)),
      ...figures.map(({ work }) => String(work.sorted)),
    ];
    const scanned = [...new Set(figures.flatMap(({ work }) => work.scanned))];
    console.log(
      name.padEnd(46) + cells.map((cell) => cell.padStart(15)).join(""),
      scanned.length > 0 ? `without an index: ${scanned.join(", ")}` : "",
    );
  }
}

async function ofNews(read: Read, id: number) {
  const { next_cursor: news } = await read<Part>("/api/announcements");
  const readers = `/api/authoring/announcements/${id}/readers`;
  const { next_cursor: reader } = await read<Part>(readers);
  const comments = `/api/announcements/${id}/comments`;
  const { next_cursor: comment } = await read<Part>(comments);
  return [
    ["home", "/api/student/courses"],
    ["navigation", "/api/navigation"],
    ["the bell, and what is urgent", "/api/notifications/unread"],
    ["one's news", "/api/announcements"],
    ["one's news, the next part", `/api/announcements?cursor=${news}`],
    ["an announcement", `/api/announcements/${id}`],
    ["its comments", comments],
    ["its comments, the next part", `${comments}?cursor=${comment}`],
    ["its comments, for staff", `/api/authoring/announcements/${id}/comments`],
    ["all announcements", "/api/authoring/announcements"],
    ["who has read one", readers],
    ["who has read one, the next part", `${readers}?cursor=${reader}`],
    ["who has not read it", `${readers}?read=no`],
  ] as const;
}

async function ofArticles(
  read: Read,
  { courseId, articleId }: { courseId: number; articleId: number },
) {
  const list = `/api/courses/${courseId}/articles`;
  const { next_cursor: next } = await read<Part>(list);
  const tagged = `${list}?tag=tag-3`;
  const { next_cursor: nextTagged } = await read<Part>(tagged);
  const article = `${list}/${articleId}`;
  const { next_cursor: comment } = await read<Part>(article);
  const authored = `/api/authoring/courses/${courseId}/articles`;
  return [
    ["articles", list],
    ["articles, the next part", `${list}?cursor=${next}`],
    ["articles of a tag", tagged],
    ["articles of a tag, the next part", `${tagged}&cursor=${nextTagged}`],
    ["articles with a word that all have", `${list}?q=common`],
    ["articles with a word that one has", `${list}?q=needle`],
    ["articles of a tag with a word that all have", `${tagged}&q=common`],
    ["one's own articles", `${list}?mine=true`],
    ["an article with its comments", article],
    ["an article's comments, the next part", `${article}?cursor=${comment}`],
    ["the course's map", `/api/student/courses/${courseId}`],
    ["articles for staff", authored],
    ["articles for staff, with a common word", `${authored}?search=common`],
    ["articles for staff, with a rare word", `${authored}?search=needle`],
    ["reported articles", `${authored}?show=reported`],
    ["hidden articles", `${authored}?show=hidden`],
    ["an article for staff, with its comments", `${authored}/${articleId}`],
  ] as const;
}

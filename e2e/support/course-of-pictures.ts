import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { COURSE_FOLDERS } from "./archived-course.ts";

interface PictureCourse {
  /** A course archive; the caller removes it. */
  folder: string;
  /** Of the sections. */
  count: number;
}

interface ArchivedText {
  type: string;
  paragraph?: string;
}

/**
 * The heaviest of the real course's 24 pages, both as uploaded (nine pictures, one of 2.8 MB) and as sent: if
 * it meets the budget, all do.
 */
const HEAVIEST = { module: 0, page: 1 };

/**
 * An archive of one page of texts with large pictures: a real course's page if the real courses are
 * available, and similar generated ones otherwise.
 */
export async function writeCourseOfPictures(): Promise<PictureCourse> {
  const folder = await mkdtemp(join(tmpdir(), "paso-pictures-"));
  const files = join(folder, "files");
  await mkdir(files);
  const texts = existsSync(COURSE_FOLDERS.real.en)
    ? await copyRealTexts(files)
    : await drawTexts(files);
  const sections = texts.map((text, index) => ({
    order: index + 1,
    type: "paragraph",
    paragraph: text,
  }));
  const pages = [{ title: "A page of pictures", order: 1, sections }];
  const course = {
    format: "course-archive/1",
    language: "en",
    title: "Pictures",
    thumbnail: "",
    order: 1,
    start_date: null,
    end_date: null,
    status: "published",
    has_diploma: false,
    allow_seeking: false,
    modules: [{ title: "Pictures", order: 1, start_date: null, end_date: null, pages }],
    surveys: [],
  };
  await writeFile(join(folder, "course.json"), JSON.stringify(course));
  return { folder, count: sections.length };
}

async function copyRealTexts(files: string): Promise<string[]> {
  const from = COURSE_FOLDERS.real.en;
  const course = JSON.parse(await readFile(join(from, "course.json"), "utf8")) as {
    modules: { pages: { sections: ArchivedText[] }[] }[];
  };
  const page = course.modules[HEAVIEST.module]?.pages[HEAVIEST.page];
  const texts = page?.sections.flatMap(({ paragraph }) => paragraph ?? []) ?? [];
  const names = texts.flatMap((text) =>
    [...text.matchAll(/files\/([^"#?]+)/g)].map(([, name]) => decodeURIComponent(name ?? "")),
  );
  for (const name of new Set(names)) await cp(join(from, "files", name), join(files, name));
  return texts;
}

/** Bytes of the generated photo; other generated pictures are small, as diagrams are. */
async function drawTexts(files: string): Promise<string[]> {
  const photo = await sharp({
    create: {
      width: 3_200,
      height: 2_000,
      channels: 3,
      background: "#7a8f5c",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg({ quality: 97 })
    .toBuffer();
  await writeFile(join(files, "photo.jpg"), photo);
  const diagrams = ["one", "two", "three", "four"];
  for (const [index, name] of diagrams.entries()) {
    await writeFile(join(files, `${name}.png`), await drawDiagram(index + 3));
  }
  const show = (name: string) =>
    `<h2>About ${name}</h2><p>${"What one sees here, in words. ".repeat(30)}</p>` +
    `<p><img src="files/${name}" alt="A picture of ${name}"></p>`;
  return [show("photo.jpg"), ...diagrams.map((name) => show(`${name}.png`))];
}

function drawDiagram(boxes: number): Promise<Buffer> {
  const drawn = Array.from(
    { length: boxes },
    (_, index) =>
      `<rect x="${40 + index * 190}" y="120" width="150" height="90" rx="12" fill="#e1f0ec" stroke="#0b6b5a" stroke-width="4"/>` +
      `<text x="${60 + index * 190}" y="175" font-size="28">Step ${index + 1}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="340"><rect width="1300" height="340" fill="#fff"/>${drawn.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

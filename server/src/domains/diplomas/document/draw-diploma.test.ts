import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hasTool } from "../../../testing/has-tool.ts";
import type { DiplomaPage } from "./diploma-page.ts";
import { drawDiploma } from "./draw-diploma.ts";

const run = promisify(execFile);

/** Tools of Debian's packages `qpdf`, `poppler-utils` and `zbar-tools`, which a machine may lack. */
const tools = ["qpdf", "pdftotext", "pdfinfo", "pdffonts", "pdfimages", "pdftoppm", "zbarimg"];
const missing = tools.filter((name) => !hasTool(name));

const PAGE: DiplomaPage = {
  locale: "en",
  paper: "a4",
  orientation: "landscape",
  accent: "#0b6b57",
  siteName: "Academia Ribera",
  logo: null,
  background: null,
  number: "No. 7KQ4-MX2P-9TRB-04WZ",
  heading: "Diploma",
  name: "Lucía Ferrer Soler",
  lead: "has completed the course",
  course: "Learning that lasts",
  details: ["2 modules, 38 steps", "Finished on 18 December 2026"],
  steps: 5,
  signatures: [{ name: "Marta Ruiz Olmedo", post: "Instructor", picture: null }],
  verifyUrl: "https://paso.example/verify/7KQ4MX2P9TRB04WZ",
  verifyText: ["Scan to see that", "this diploma is genuine"],
  issuedAt: "2026-12-18T10:00:00.000Z",
  sample: null,
};

const NAMES = {
  Latin: "María de los Ángeles Fernández-Villaverde y Rodríguez de la Torre",
  Greek: "Κωνσταντίνος Παπαδόπουλος",
  Cyrillic: "Екатерина Александровна Преображенская",
  Arabic: "عبد الرحمن بن محمد الحسيني",
  Hebrew: "אברהם יצחק בן־יהודה",
  Chinese: "欧阳明月",
  Japanese: "山田さくら",
  Korean: "김하늘",
  "several scripts": "Łukasz Нгуен (Nguyễn) 欧阳 Ωμέγα",
};

/** What line breaks, directions and the breaks between lines leave of a text. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, "").replaceAll(/\s+/g, " ");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-diploma-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function draw(change: Partial<DiplomaPage> = {}): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, await drawDiploma({ ...PAGE, ...change }));
  return path;
}

/** A practically incompressible picture. */
const noise = (format: "jpeg" | "png", width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .toFormat(format, { quality: 30 })
    .toBuffer();

test("a diploma is the same bytes whenever it is drawn, and small", async () => {
  const [one, other] = await Promise.all([drawDiploma(PAGE), drawDiploma(PAGE)]);
  expect(one.equals(other)).toBe(true);
  expect(one.length).toBeLessThan(200_000);
});

describe.skipIf(missing.length > 0)(
  `as other programs read it${missing.length > 0 ? ` (needs ${missing.join(", ")})` : ""}`,
  () => {
    test.each(Object.entries(NAMES))("a name in %s can be read and copied", async (_, name) => {
      const path = await draw({ name });
      await run("qpdf", ["--check", path]);
      const { stdout } = await run("pdftotext", ["-layout", path, "-"]);
      expect(plain(stdout)).toContain(name);
      const fonts = (await run("pdffonts", [path])).stdout.trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    });

    test("it shows logo, background and signatures, and says what they are", async () => {
      const path = await draw({
        logo: {
          picture: await noise("png", 88, 34),
          width: 98,
          height: 38,
          isName: true,
          isLight: true,
        },
        background: await noise("jpeg", 300, 200),
        signatures: [
          { name: "Marta Ruiz", post: "Instructor", picture: await noise("png", 90, 30) },
        ],
      });
      await run("qpdf", ["--check", path]);
      const { stdout: images } = await run("pdfimages", ["-list", path]);
      expect(images.trim().split("\n").slice(2)).toHaveLength(3);
      const { stdout } = await run("pdfinfo", ["-struct", path]);
      expect(stdout.match(/Figure/g)).toHaveLength(3);
    });

    test("a sample says so, outside of what is read aloud", async () => {
      const path = await draw({ sample: "SAMPLE" });
      // Rotated, so that each letter is on its own line.
      const letters = async (file: string) =>
        (await run("pdftotext", [file, "-"])).stdout.match(/^[SAMPLE]$/gm);
      expect(await letters(path)).toHaveLength(6);
      expect(await letters(await draw())).toBeNull();
      expect((await run("pdfinfo", ["-struct-text", path])).stdout).not.toContain("SAMPLE");
    });

    test("it says its language, title and order of reading", async () => {
      const path = await draw();
      const { stdout: info } = await run("pdfinfo", [path]);
      expect(info).toMatch(/Title: +Diploma: Learning that lasts/);
      expect(info).toMatch(/Tagged: +yes/);
      const { stdout } = await run("pdfinfo", ["-struct-text", path]);
      const read = [...stdout.matchAll(/"(.*)"/g)].map(([, text]) => text);
      expect(read.slice(0, 7)).toEqual([
        "Academia Ribera",
        "No. 7KQ4-MX2P-9TRB-04WZ",
        "DIPLOMA",
        "Lucía Ferrer Soler",
        "has completed the course",
        "Learning that lasts",
        "2 modules, 38 steps",
      ]);
      expect(stdout).toMatch(/H1[^]*H2[^]*H3[^]*Figure/);
    });

    test.each([
      ["a4", "landscape", "841.89 x 595.28"],
      ["a4", "portrait", "595.28 x 841.89"],
      ["letter", "landscape", "792 x 612"],
      ["letter", "portrait", "612 x 792"],
    ] as const)("%s, %s: its code leads to its verification", async (paper, orientation, size) => {
      const signature = { name: "Marta Ruiz Olmedo", post: "Head of studies", picture: null };
      const path = await draw({
        paper,
        orientation,
        signatures: [signature, signature, signature],
      });
      expect((await run("pdfinfo", [path])).stdout).toContain(`${size} pts`);
      await run("pdftoppm", ["-r", "120", "-png", "-singlefile", path, path]);
      const { stdout } = await run("zbarimg", ["-q", "--raw", `${path}.png`]);
      expect(stdout.trim()).toBe(PAGE.verifyUrl);
    });
  },
);

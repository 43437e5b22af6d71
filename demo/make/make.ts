/**
 * Regenerates the pictures, the film and the worksheet of both demo courses. Usage: node demo/make/make.ts
 * [pictures] [worksheets] [films]; all of them by default.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import sharp from "sharp";

import { browserArguments, findBrowser } from "../../scripts/find-browser.ts";
import { drawFrame, FILM } from "./film.ts";
import {
  coverPicture,
  curvePicture,
  loopPicture,
  sessionPicture,
  visitsPicture,
} from "./pictures.ts";
import { ENGLISH, SPANISH } from "./words.ts";
import type { Words } from "./words.ts";
import { worksheetHtml } from "./worksheet.ts";

const PICTURES = {
  cover: coverPicture,
  curve: curvePicture,
  visits: visitsPicture,
  loop: loopPicture,
  session: sessionPicture,
};

/** PNG frames on standard input; H.264 that every browser plays, with its index first. */
const ENCODING =
  `-y -loglevel error -f image2pipe -c:v png -framerate ${FILM.frameRate} -i - ` +
  "-c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 24 -preset veryslow -tune animation -g 100 " +
  "-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart";

const FONT = "Atkinson Hyperlegible Next";
const FONT_FILE = createRequire(import.meta.url).resolve(
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
);
const FONT_STYLE = `@font-face { font-family: "${FONT}"; src: url(data:font/woff2;base64,${readFileSync(FONT_FILE, "base64")}); font-weight: 200 800 }
  html { font-family: "${FONT}", sans-serif } body { margin: 0 }`;

function target(words: Words, name: keyof Words["names"]): string {
  return fileURLToPath(new URL(`../${words.folder}/files/${words.names[name]}`, import.meta.url));
}

async function show(page: Page, body: string): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
}

/** Opens an empty page with the product's font loaded. */
async function openPage(scale: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: FILM.width, height: FILM.height },
    deviceScaleFactor: scale,
  });
  await page.setContent(`<style>${FONT_STYLE}</style>`);
  await page.evaluate(async (font) => {
    await Promise.all(
      ["400", "600", "700"].map((weight) => document.fonts.load(`${weight} 20px "${font}"`)),
    );
  }, FONT);
  return page;
}

async function makePictures(words: Words): Promise<void> {
  const page = await openPage(2);
  for (const [name, draw] of Object.entries(PICTURES)) {
    await show(page, draw(words));
    const drawn = await page.locator("svg").screenshot({ omitBackground: true });
    await sharp(drawn)
      .png({ palette: true, colours: 96, effort: 10 })
      .toFile(target(words, name as keyof typeof PICTURES));
  }
  await page.close();
}

async function makeWorksheet(words: Words): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(worksheetHtml(words).replace("<style>", `<style>${FONT_STYLE}`));
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    path: target(words, "worksheet"),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  await page.close();
}

async function makeFilm(words: Words): Promise<void> {
  const page = await openPage(1);
  const encoder = spawn("ffmpeg", [...ENCODING.split(" "), target(words, "film")], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  for (let frame = 0; frame < FILM.seconds * FILM.frameRate; frame += 1) {
    await show(page, drawFrame(words, frame / FILM.frameRate));
    if (!encoder.stdin.write(await page.screenshot())) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await once(encoder, "exit");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  await page.close();
}

const MAKERS = { pictures: makePictures, worksheets: makeWorksheet, films: makeFilm };

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments],
});
for (const [name, make] of Object.entries(MAKERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const words of [ENGLISH, SPANISH]) await make(words);
}
await browser.close();

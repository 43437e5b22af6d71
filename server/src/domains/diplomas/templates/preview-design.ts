import type { DiplomaDesign, DiplomaPreview, Locale, SampleScript } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { runInThread } from "../../../platform/worker-threads/run-in-thread.ts";
import type drawPreviewTask from "../document/draw-preview-thread.ts";
import { loadArtwork } from "../document/load-artwork.ts";
import { presentPage } from "../issue/present-page.ts";
import { SAMPLE_NAMES } from "./sample-names.ts";

/** The sample's facts about a course. */
export interface SampleCourse {
  title: string;
  language: Locale;
  modules: number;
  pages: number;
  sections: number;
  finalQuestions: number;
}

const TITLES: Record<Locale, string> = { en: "Name of the course", es: "Nombre del curso" };
/** The sample's number; never issued, as it is not random. */
const NUMBER = "0000000000000000";
const DAY = 86_400_000;
/** Days that the sample's person took. */
const TAKEN = 24;

/** A sample course for designs of the site, with everything that a diploma can mention. */
export function inventedCourse(language: Locale): SampleCourse {
  return {
    title: TITLES[language],
    language,
    modules: 2,
    pages: 5,
    sections: 38,
    finalQuestions: 9,
  };
}

/** Draws a sample diploma as its PDF will look. */
export async function previewDesign(
  ctx: Context,
  { design, script, course }: { design: DiplomaDesign; script: SampleScript; course: SampleCourse },
): Promise<DiplomaPreview> {
  const { site, clock } = ctx;
  const now = clock.now();
  const { finalQuestions: questions } = course;
  const facts: DiplomaFacts = {
    name: SAMPLE_NAMES[script],
    courseTitle: course.title,
    siteName: site.name,
    accent: site.shades.light.accent,
    locale: course.language,
    timeZone: site.timeZone,
    enrolledAt: new Date(now.getTime() - TAKEN * DAY).toISOString(),
    finishedAt: now.toISOString(),
    modules: course.modules,
    pages: course.pages,
    sections: course.sections,
    quiz: { right: Math.ceil(questions * 0.8), questions },
    design,
  };
  const artwork = await loadArtwork(ctx, design);
  const page = presentPage(facts, {
    number: NUMBER,
    siteUrl: site.url,
    artwork,
    isSample: true,
  });
  const module = new URL("../document/draw-preview-thread.ts", import.meta.url);
  const { webp, width, height } = await runInThread<typeof drawPreviewTask>(module, page);
  const { heading, name, lead, course: title, details, signatures } = page;
  const signed = signatures.flatMap((signature) => [signature.name, signature.post]);
  return {
    picture: `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`,
    width,
    height,
    text: [heading, name, lead, title, ...details, ...signed].filter(Boolean),
  };
}

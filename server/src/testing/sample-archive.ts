import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { onTestFinished } from "vitest";

import { MP4, PDF, picture } from "./sample-files.ts";

/** Untyped, as tests damage it in any way. */
// oxlint-disable-next-line typescript/no-explicit-any
export type RawCourse = any;

/** A `course.json` with all eight kinds of section, files of all uses and a survey. */
export function sampleCourse(): RawCourse {
  return {
    format: "course-archive/1",
    language: "en",
    title: "Sensors",
    thumbnail: "files/cover.png",
    order: 3,
    start_date: "2026-01-10T09:00",
    end_date: "2026-07-10T18:30",
    status: "published",
    has_diploma: true,
    allow_seeking: false,
    free_navigation: true,
    modules: [
      {
        order: 1,
        title: "Getting started",
        start_date: null,
        end_date: null,
        pages: [
          {
            order: 1,
            title: "What a sensor is",
            sections: [
              { order: 1, type: "video", video: "https://www.youtube.com/watch?v=bVFfcYh6UBw" },
              { order: 2, type: "video", video: "files/film.mp4", video_required: "true" },
              {
                order: 3,
                type: "paragraph",
                paragraph:
                  '<p>It&#39;s <img src="files/cover.png" alt=""> in <a href="files/plan.pdf">the plan</a></p>',
                paragraph_files: ["plan.pdf", "Übung 1.pdf"],
              },
              { order: 4, type: "radio", radio: poll() },
              { order: 5, type: "radio-validated", radioValidated: keyed([true, false, false]) },
              {
                order: 6,
                type: "select-multiple",
                selectMultiple: { ...poll(), graphic_type: "pie", min: 1, max: 2 },
              },
              {
                order: 7,
                type: "select-multiple-validated",
                selectMultipleValidated: {
                  question: "Which two?",
                  items: ["a", "b", "c"],
                  valid_items: [true, true, false],
                  reasons: ["", "yes", "no"],
                  min: 0,
                  max: 3,
                  final_quiz: "true",
                },
              },
              {
                order: 8,
                type: "textarea",
                textarea: { question: "Why?", min: 3, max: 0, workbook_only: "true" },
              },
            ],
          },
          {
            order: 2,
            title: "What you know now",
            sections: [{ order: 1, type: "final_quiz_resume", final_quiz_resume: true }],
          },
        ],
      },
      {
        order: 2,
        title: "Going on",
        start_date: "2026-02-01T00:00",
        end_date: null,
        pages: [{ order: 0, title: "Empty", sections: [] }],
      },
    ],
    surveys: [
      {
        sections: [
          { radio: { question: "How was it?", items: ["Good", "Bad"] } },
          { textarea: { question: "What should change?" } },
        ],
      },
    ],
  };
}

function poll() {
  return { question: "What do you use?", items: ["This", "That"], graphic_type: "bar" };
}

function keyed(validItems: boolean[]) {
  return {
    question: "What is it?",
    items: ["One", "Two", "Three"],
    valid_items: validItems,
    reasons: ["Right.", "No.", ""],
    final_quiz: "true",
  };
}

/** The files that {@link sampleCourse} refers to, by their path in the archive. */
export async function sampleFiles(): Promise<Record<string, Buffer>> {
  return {
    "files/cover.png": await picture("png"),
    "files/film.mp4": MP4,
    "files/plan.pdf": PDF,
    "files/Übung 1.pdf": PDF,
  };
}

/** Writes files into a folder that is removed after the test; returns its path. */
export async function folderOf(entries: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paso-archive-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(entries)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** An archive as entries, ready for {@link folderOf} or a zip. */
export async function archiveEntries(
  course: RawCourse = sampleCourse(),
): Promise<Record<string, string | Buffer>> {
  return { "course.json": `${JSON.stringify(course, null, 1)}\n`, ...(await sampleFiles()) };
}

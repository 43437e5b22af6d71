import { libraryVideoFields } from "@paso/contract";
import { expect, test } from "vitest";
import { z } from "zod";

import { FOLDERS, readCourse, readJson } from "./read-course.ts";

const { title, address, tags } = libraryVideoFields;
const elsewhere = z.strictObject({ title, address, tags });
const own = z.strictObject({ title, file: z.string(), tags });
const library = z.array(z.union([elsewhere, own])).min(1);

const libraries = z
  .strictObject({
    site: z.array(elsewhere).min(1),
    "first-steps": library,
    "primeros-pasos": library,
  })
  .parse(readJson("videos.json"));

test("the libraries of both courses hold the same videos", () => {
  const [english, spanish] = FOLDERS.map((folder) =>
    libraries[folder].flatMap((video) => ("address" in video ? [video.address] : [])),
  );
  expect(spanish).toEqual(english);
});

test.each(FOLDERS)(
  "the latest video of %s, which is listed first, is the course's own",
  (folder) => {
    const latest = libraries[folder].at(-1);
    expect(JSON.stringify(readCourse(folder))).toContain(
      JSON.stringify(`files/${latest && "file" in latest ? latest.file : ""}`),
    );
  },
);

import { libraryVideoFields } from "@paso/contract";
import { expect, test } from "vitest";
import { z } from "zod";

import { FOLDERS, readJson } from "./read-course.ts";

const { title, address, tags } = libraryVideoFields;
const videos = z.array(z.strictObject({ title, address, tags })).min(1);

test("the libraries of the site and of both courses hold videos that a player knows", () => {
  const libraries = z
    .strictObject({ site: videos, "first-steps": videos, "primeros-pasos": videos })
    .parse(readJson("videos.json"));
  const [english, spanish] = FOLDERS.map((folder) => libraries[folder]);
  const addresses = (library = english) => library?.map((video) => video.address);
  expect(addresses(spanish)).toEqual(addresses(english));
});

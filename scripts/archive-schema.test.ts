import { readFileSync } from "node:fs";

import { archiveJsonSchema } from "@paso/contract";
import { expect, it } from "vitest";

it("is up to date in docs/course-archive.schema.json; else run npm run schema -w @paso/server", () => {
  const written = new URL("../docs/course-archive.schema.json", import.meta.url);
  expect(JSON.parse(readFileSync(written, "utf8"))).toEqual(
    JSON.parse(JSON.stringify(archiveJsonSchema())),
  );
});

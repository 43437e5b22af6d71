import { and, eq } from "drizzle-orm";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";

/** Joins a diploma with the latest of its versions. */
export const isLatestVersion = and(
  eq(diplomaVersions.diplomaId, diplomas.id),
  eq(diplomaVersions.version, diplomas.version),
);

import type { PartKind } from "@paso/contract";
import { and, isNull, type SQL } from "drizzle-orm";

import { courses, modules, pages } from "../../../database/tables/index.ts";

/** Condition that no ancestor of a part has been removed, for a query that joins them all. */
export function ancestorsExist(kind: PartKind): SQL | undefined {
  const [course, module, page] = [courses, modules, pages].map(({ deletedAt }) =>
    isNull(deletedAt),
  );
  const conditions = {
    course: [],
    module: [course],
    page: [course, module],
    section: [course, module, page],
  };
  return and(...conditions[kind]);
}

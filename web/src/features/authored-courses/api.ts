import { listTrash } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** What was removed from the courses one authors. */
export const trashQuery = queryOptions({
  queryKey: ["trash"],
  queryFn: ({ signal }) => call(listTrash, { signal }),
  staleTime: 0,
});

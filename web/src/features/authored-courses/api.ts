import { listTrash } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Removed parts of the user's courses. */
export const trashQuery = queryOptions({
  queryKey: ["trash"],
  queryFn: ({ signal }) => call(listTrash, { signal }),
  staleTime: 0,
});

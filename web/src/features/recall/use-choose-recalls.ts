import { chooseRecalls } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../api/index.ts";
import { recallsQuery } from "./recalls-query.ts";

/** Turns recall of a course on or off. */
export function useChooseRecalls(courseId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) =>
      call(chooseRecalls, { params: { courseId }, body: { wanted } }),
    onSuccess: (recalls) => writeQuery(queryClient, recallsQuery(courseId), recalls),
  });
}

import { type Diploma, listDiplomas, readOwnCourseDiploma, verifyDiploma } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Polling interval in milliseconds while a document is being created. */
const LOOK = 2_000;

/** Maximum polls for a picture that is late after its document: a placeholder is in its place. */
const LOOKS_FOR_PICTURE = 15;

function isUnfinished({ state, has_picture }: Diploma, looks: number): boolean {
  return state === "preparing" || (state === "ready" && !has_picture && looks < LOOKS_FOR_PICTURE);
}

/** The user's diplomas; polled while one of them is being created. */
export const diplomasQuery = queryOptions({
  queryKey: ["diplomas"],
  queryFn: ({ signal }) => call(listDiplomas, { signal }),
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data?.diplomas.some((diploma) => isUnfinished(diploma, dataUpdateCount)) ? LOOK : false,
});

/** The user's diploma of a course; polled while it is being created. */
export const courseDiplomaQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["diplomas", "course", courseId],
    queryFn: ({ signal }) => call(readOwnCourseDiploma, { params: { courseId }, signal }),
    staleTime: 0,
    retry: false,
    refetchInterval({ state: { data, dataUpdateCount } }) {
      if (!data) return false;
      const { diploma, missing } = data;
      const isAwaited = diploma ? isUnfinished(diploma, dataUpdateCount) : missing === "preparing";
      return isAwaited ? LOOK : false;
    },
  });

/** The public data of the diploma with this number. */
export const verificationQuery = (number: string) =>
  queryOptions({
    queryKey: ["verification", number],
    queryFn: ({ signal }) => call(verifyDiploma, { params: { number }, signal }),
    enabled: number !== "",
    retry: false,
  });

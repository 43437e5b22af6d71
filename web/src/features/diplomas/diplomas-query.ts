import { type Diploma, listDiplomas, readOwnCourseDiploma, verifyDiploma } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Milliseconds between two looks while a document is being made. */
const LOOK = 2_000;

/** Looks for a picture that is not there soon after the document: there is a drawing in its place. */
const LOOKS_FOR_PICTURE = 15;

function isUnfinished({ state, has_picture }: Diploma, looks: number): boolean {
  return state === "preparing" || (state === "ready" && !has_picture && looks < LOOKS_FOR_PICTURE);
}

/** One's own diplomas; asked again while one of them is being made. */
export const diplomasQuery = queryOptions({
  queryKey: ["diplomas"],
  queryFn: ({ signal }) => call(listDiplomas, { signal }),
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data?.diplomas.some((diploma) => isUnfinished(diploma, dataUpdateCount)) ? LOOK : false,
});

/** One's own diploma of a course; asked again while it is being made. */
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

/** What may be known of the diploma with this number. */
export const verificationQuery = (number: string) =>
  queryOptions({
    queryKey: ["verification", number],
    queryFn: ({ signal }) => call(verifyDiploma, { params: { number }, signal }),
    enabled: number !== "",
    retry: false,
  });

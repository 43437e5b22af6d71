import { type EndpointOutput, getNote, saveNote } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { ApiError, call } from "../../api/index.ts";
import type { UnsentNote } from "./unsent-note.ts";

/** The viewer's note on a page, fetched every time it is opened. */
export function noteQuery(pageId: number) {
  return queryOptions({
    queryKey: ["note", pageId],
    queryFn: async ({ signal }) => {
      const { notes } = await call(getNote, { params: { pageId }, signal });
      return notes.text;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Replaces the version of the viewer's note that it is based on; returns the server's message.
 * @throws {ApiError} with {@link readConflict} if it has changed in the meantime
 */
export async function postNote(pageId: number, { text, base }: UnsentNote): Promise<string> {
  const body = { text, replaces: base };
  const { message } = await call(saveNote, { params: { pageId }, body });
  return message;
}

/** The note that conflicts with the saved one; null for any other failure. */
export function readConflict(error: Error): string | null {
  if (!(error instanceof ApiError) || error.body.code !== "stale_version") return null;
  return (error.body.current as EndpointOutput<typeof getNote>).notes.text;
}

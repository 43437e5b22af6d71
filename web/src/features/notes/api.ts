import { getNote, saveNote } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** The viewer's note on a page, asked for anew every time it is opened. */
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

/** Saves the viewer's note on a page; answers the server's word on it. */
export async function postNote(pageId: number, text: string): Promise<string> {
  const { message } = await call(saveNote, { params: { pageId }, body: { text } });
  return message;
}

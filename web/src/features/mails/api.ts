import { listMails, readMail, type Mail } from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Milliseconds between refetches while a mail is waiting. */
const WAITING_REFETCH = 15_000;

/** Filter of mails. */
export interface Wanted {
  state: Mail["state"] | "all";
  /** Part of the recipient's address; empty for all. */
  search: string;
}

/** The site's mails, newest first. */
export function mailsQuery({ state, search }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["mails", state, search],
    queryFn: ({ pageParam, signal }) =>
      call(listMails, {
        query: {
          ...(state !== "all" && { state }),
          ...(search !== "" && { q: search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
    // A waiting mail may be sent at any moment.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ mails }) => mails.some((mail) => mail.state === "queued"))
        ? WAITING_REFETCH
        : false,
  });
}

/** A mail's content, and whether it can be sent again. */
export function mailQuery(mailId: number) {
  return queryOptions({
    queryKey: ["mail", mailId],
    queryFn: ({ signal }) => call(readMail, { params: { mailId }, signal }),
    staleTime: 0,
  });
}

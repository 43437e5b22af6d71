import { followClass, joinPresentation, readClass } from "@paso/contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { call, followStream } from "../../api/index.ts";

/** Polling interval in milliseconds when the server has no stream slots left. */
const AGAIN = 10_000;

/** The current question. The first fetch joins the class, later ones only read. */
export function classQuery(code: string) {
  return queryOptions({
    queryKey: ["class", code],
    queryFn: ({ signal, client, queryKey }) => {
      const isIn = client.getQueryData(queryKey) !== undefined;
      return call(isIn ? readClass : joinPresentation, { params: { code }, signal });
    },
    staleTime: 0,
  });
}

/** Refetches whenever the presenter moves on, and when the question closes by itself. */
export function useFollowClass(code: string, closesAt: string | null): void {
  const queryClient = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const { queryKey } = classQuery(code);
    return followStream(followClass, {
      params: { code },
      query: {},
      onEvent: () => void queryClient.invalidateQueries({ queryKey }),
      onRefused: () => setRefused(true),
    });
  }, [code, queryClient]);

  useEffect(() => {
    if (!isRefused && closesAt === null) return undefined;
    const { queryKey } = classQuery(code);
    const left = closesAt === null ? AGAIN : new Date(closesAt).getTime() - Date.now() + 500;
    const wait = isRefused ? Math.min(left, AGAIN) : left;
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey }),
      Math.max(1_000, wait),
    );
    return () => clearInterval(timer);
  }, [code, closesAt, isRefused, queryClient]);
}

import { followClass, joinPresentation, readClass } from "@paso/contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { call, followStream } from "../../api/index.ts";

/** Milliseconds after which a phone asks again that the server's streams have no room for. */
const AGAIN = 10_000;

/** What is asked in class. The first time the phone comes in, later it looks what has changed. */
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

/** Asks again whenever the presenter goes on, and when the question closes by itself. */
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

import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";

/** Asks for a screen's data while its code still loads. If that fails, the screen asks again and reports it. */
export function fetchAhead<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  queryClient.query(options).catch(() => {});
}

import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * The only way to write to the query cache. A fetch in flight is cancelled first, since its response may be
 * older than the new data and would overwrite it. If only a part is changed, by a function, the cancelled
 * fetch is then repeated, be it a refetch or a further page.
 *
 * Write only data the server has confirmed. Optimistic state of a mutation belongs in the mutation or, as a
 * whole value, here: a repeated fetch may still read the state before the mutation.
 * @returns the cached data afterwards
 */
export async function writeQuery<Key extends QueryKey>(
  queryClient: QueryClient,
  { queryKey }: { queryKey: Key },
  update: Updater<
    InferDataFromTag<unknown, Key> | undefined,
    InferDataFromTag<unknown, Key> | undefined
  >,
): Promise<InferDataFromTag<unknown, Key> | undefined> {
  const query = queryClient.getQueryCache().find({ queryKey, fetchStatus: "fetching" });
  const meta = query?.state.fetchMeta;
  await queryClient.cancelQueries({ queryKey, exact: true });
  const data = queryClient.setQueryData(queryKey, update);
  if (query?.isActive() && typeof update === "function") {
    query.fetch(undefined, meta ? { meta } : {}).catch(() => {});
  }
  return data;
}

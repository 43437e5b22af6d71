import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * Writes to the query cache: the only way to. Whatever of the query is under way is cancelled first,
 * since its response may be older than what is written, and would overwrite it. Where only a part is
 * changed, by a function, the cancelled fetch is then repeated, be it a refetch or a further page.
 *
 * Write what the server has confirmed. What is merely expected of a mutation belongs in its own state
 * or, as a whole value, here: a repeated fetch may still read the state before the mutation.
 * @returns what the cache has now
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

import {
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  infiniteQueryOptions,
  queryOptions,
} from "@tanstack/react-query";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { writeQuery } from "./write-query.ts";

interface Opinion {
  likes: number;
  reported: boolean;
}

/** Fetches in flight: each entry answers one, in their order. */
let fetches: ((response: Opinion) => void)[];
let queryClient: QueryClient;

const respond = () => new Promise<Opinion>((resolve) => fetches.push(resolve));
const opinion = queryOptions({ queryKey: ["opinion", 4], queryFn: respond, retry: false });
const report = (data: Opinion | undefined) => data && { ...data, reported: true };
const OLD: Opinion = { likes: 0, reported: false };

const read = () => queryClient.getQueryData(opinion.queryKey);

/** Shows the query as a screen would. */
function show() {
  const observer = new QueryObserver(queryClient, opinion);
  onTestFinished(observer.subscribe(() => {}));
  return observer;
}

/** Lets everything that awaits a response continue. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function showLoaded() {
  const observer = show();
  fetches[0]?.(OLD);
  await settle();
  return observer;
}

beforeEach(() => {
  fetches = [];
  queryClient = new QueryClient();
});

describe("writeQuery", () => {
  it("returns and shows what it wrote", async () => {
    const observer = await showLoaded();
    await expect(writeQuery(queryClient, opinion, report)).resolves.toEqual({
      likes: 0,
      reported: true,
    });
    expect(observer.getCurrentResult().data).toEqual({ likes: 0, reported: true });
    expect(fetches).toHaveLength(1);
  });

  it("is not overwritten by the response to an earlier refetch, which is repeated", async () => {
    const observer = await showLoaded();
    void observer.refetch();
    await writeQuery(queryClient, opinion, report);
    fetches[1]?.(OLD);
    await settle();
    expect(read()).toEqual({ likes: 0, reported: true });

    expect(fetches).toHaveLength(3);
    fetches[2]?.({ likes: 7, reported: true });
    await settle();
    expect(read()).toEqual({ likes: 7, reported: true });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    "is not overwritten by a response that came %i microtasks before",
    async (microtasks) => {
      const observer = await showLoaded();
      void observer.refetch();
      fetches[1]?.(OLD);
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
      await writeQuery(queryClient, opinion, report);
      await settle();
      expect(read()).toEqual({ likes: 0, reported: true });
    },
  );

  it("repeats no refetch where all of the query was written", async () => {
    const observer = await showLoaded();
    void observer.refetch();
    await writeQuery(queryClient, opinion, { likes: 3, reported: true });
    fetches[1]?.(OLD);
    await settle();
    expect(fetches).toHaveLength(2);
    expect(read()).toEqual({ likes: 3, reported: true });
    expect(observer.getCurrentResult().isFetching).toBe(false);
  });

  it("lets a query that has no data yet go on loading", async () => {
    const observer = show();
    await expect(writeQuery(queryClient, opinion, report)).resolves.toBeUndefined();
    expect(fetches).toHaveLength(2);
    fetches[1]?.(OLD);
    await settle();
    expect(observer.getCurrentResult()).toMatchObject({ data: OLD, isSuccess: true });
  });

  it("repeats nothing that is no longer on the screen", async () => {
    await queryClient.query({ ...opinion, queryFn: () => OLD });
    const refetched = queryClient.query(opinion);
    await writeQuery(queryClient, opinion, report);
    await refetched;
    expect(fetches).toHaveLength(1);
    expect(read()).toEqual({ likes: 0, reported: true });
  });

  it("leaves queries with a longer key alone", async () => {
    await showLoaded();
    const longer = queryOptions({ queryKey: ["opinion", 4, "comments"], queryFn: respond });
    const loaded = queryClient.query(longer);
    await writeQuery(queryClient, opinion, report);
    fetches[1]?.({ likes: 9, reported: false });
    await expect(loaded).resolves.toEqual({ likes: 9, reported: false });
  });

  it("repeats the fetch of a next page as such", async () => {
    const asked: number[] = [];
    const pages = infiniteQueryOptions({
      queryKey: ["opinions"],
      queryFn: ({ pageParam }) => {
        asked.push(pageParam);
        return respond();
      },
      initialPageParam: 1,
      getNextPageParam: (_, all) => all.length + 1,
    });
    const observer = new InfiniteQueryObserver(queryClient, pages);
    onTestFinished(observer.subscribe(() => {}));
    fetches[0]?.(OLD);
    await settle();
    void observer.fetchNextPage();
    await writeQuery(
      queryClient,
      pages,
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, reported: true })) },
    );
    expect(observer.getCurrentResult().isFetchingNextPage).toBe(true);
    for (const answer of fetches.slice(1)) answer({ likes: 2, reported: false });
    await settle();
    expect(asked).toEqual([1, 2, 2]);
    expect(observer.getCurrentResult().data?.pages).toEqual([
      { likes: 0, reported: true },
      { likes: 2, reported: false },
    ]);
  });
});

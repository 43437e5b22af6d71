import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  opinionComments,
  opinionLikes,
  opinionReports,
  opinions,
} from "../../database/tables/index.ts";
import { cases } from "../../testing/long-tests.ts";
import { comment, type Peer, open, OpinionClass } from "../../testing/opinion-class.ts";
import { recordEvents } from "../../testing/record-events.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { opinionCommented } from "./opinion/opinions-events.ts";

let world: TestApp;
let taken: OpinionClass;
let author: Peer;
let reader: Peer;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  taken = await OpinionClass.begin(world);
  author = await taken.joinWith("my own words");
  reader = await taken.joinWith("the reader's own");
});

const pathOf = (rest = "") => `/api/courses/opinion/${author.opinionId}${rest}`;
const like = (client: TestClient) =>
  client.post<{ liked: boolean; like_count: number }>(pathOf("/like"));
const remove = (client: TestClient, id: number) => client.send("DELETE", pathOf(`/comments/${id}`));

/** The stored counts, and the actual ones. */
async function countsOf(id: number) {
  const { database } = world.ctx;
  const [row] = await database.select().from(opinions).where(eq(opinions.id, id));
  const likes = await database.$count(opinionLikes, eq(opinionLikes.opinionId, id));
  const seen = and(eq(opinionComments.opinionId, id), sql`not ${opinionComments.hidden}`);
  const comments = await database.$count(opinionComments, seen);
  return { counted: { likes: row!.likes, comments: row!.comments }, there: { likes, comments } };
}

describe("POST .../like", () => {
  test("likes, and takes the like back", async () => {
    expect((await like(reader.client)).body).toEqual({ liked: true, like_count: 1 });
    expect((await open(reader.client, author.opinionId)).body).toMatchObject({
      liked: true,
      like_count: 1,
    });
    expect((await taken.listFor(reader))[0]).toMatchObject({ liked: true, likes: 1 });
    expect((await like(reader.client)).body).toEqual({ liked: false, like_count: 0 });
  });

  test("409 on one's own, 403 before one's own answer, 422 with a body", async () => {
    const own = await like(author.client);
    expect([own.status, own.error.code]).toEqual([409, "own_opinion"]);
    expect((await like(await taken.join())).status).toBe(403);
    expect((await reader.client.post(pathOf("/like"), { liked: true })).status).toBe(422);
    expect(await countsOf(author.opinionId)).toMatchObject({
      counted: { likes: 0 },
      there: { likes: 0 },
    });
  });
});

test("counters stay exact, whatever arrives at the same moment", async () => {
  const peers = [reader, ...(await Promise.all([1, 2].map((n) => taken.joinWith(`peer ${n}`))))];
  const call = fc.record({
    who: fc.nat(peers.length - 1),
    what: fc.constantFrom(
      "like" as const,
      "comment" as const,
      "repeat" as const,
      "delete" as const,
    ),
  });
  const batches = fc.array(fc.array(call, { minLength: 2, maxLength: 8 }), { maxLength: 4 });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(batches, async (plan) => {
      for (const batch of plan) {
        const token = `token-of-the-batch-${(sent += 1)}`;
        await Promise.all(
          batch.map(async ({ who, what }) => {
            const { client } = peers[who]!;
            if (what === "like") return like(client);
            if (what === "delete") {
              const { body } = await open(client, author.opinionId);
              const own = body.comment_list.find((one) => one.own);
              return own && remove(client, own.id);
            }
            // Repeats in the same batch share a token, and are one comment per person.
            const named = what === "repeat" ? token : `${token}-${(sent += 1)}`;
            return comment(client, author.opinionId, "a comment", named);
          }),
        );
        // The clock is stopped: the rate limit's window would never end.
        await world.ctx.database.execute(sql`delete from rate_limits`);
        const { counted, there } = await countsOf(author.opinionId);
        expect(counted).toEqual(there);
      }
    }),
    { numRuns: cases({ usually: 5, long: 15 }) },
  );
});

describe("POST .../comments", () => {
  test("comments, and says so in the list", async () => {
    const { status, body } = await comment(reader.client, author.opinionId, "  I agree.\n");
    expect([status, body]).toMatchObject([
      200,
      { comment: { text: "I agree.", own: true, hidden: false }, comment_count: 1 },
    ]);
    expect((await taken.listFor(reader))[0]).toMatchObject({ comments: 1, commented: true });
  });

  test("emits what was added, once, and nothing where it was refused", async () => {
    const emitted = recordEvents(world.ctx, opinionCommented);
    await comment(reader.client, author.opinionId, "");
    const token = crypto.randomUUID();
    const { body } = await comment(reader.client, author.opinionId, "heard", token);
    await comment(reader.client, author.opinionId, "heard", token);
    expect(await emitted()).toEqual([
      { userId: expect.any(Number), opinionId: author.opinionId, commentId: body.comment.id },
    ]);
  });

  test("sent twice under one token, also at once, is one comment", async () => {
    const token = "a-token-of-the-form";
    const answered = await Promise.all(
      [1, 2, 3].map(() => comment(reader.client, author.opinionId, "once", token)),
    );
    answered.push(await comment(reader.client, author.opinionId, "once", token));
    expect(new Set(answered.map(({ body }) => body.comment.id)).size).toBe(1);
    expect((await open(reader.client, author.opinionId)).body.comment_count).toBe(1);
  });

  test("a token is one person's, and one opinion's", async () => {
    const token = "a-token-of-the-form";
    await comment(reader.client, author.opinionId, "mine", token);
    expect((await comment(author.client, author.opinionId, "mine", token)).status).toBe(200);
    const elsewhere = await comment(reader.client, reader.opinionId, "elsewhere", token);
    expect([elsewhere.status, Object.keys(elsewhere.error.errors ?? {})]).toEqual([422, ["token"]]);
    expect((await open(reader.client, author.opinionId)).body.comment_count).toBe(2);
  });

  test.each([
    ["nothing", ""],
    ["only space", " \n\t "],
    ["2001 characters", "x".repeat(2_001)],
    ["a NUL", "a\0b"],
    ["half of a surrogate pair", "a\uD800"],
  ])("422 on %s", async (_, text) => {
    const refused = await comment(reader.client, author.opinionId, text);
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ["text"]]);
    expect((await open(reader.client, author.opinionId)).body.comment_count).toBe(0);
  });

  test.each(["\u202Eright to left\u0007", "😀 e\u0301", "x".repeat(2_000)])(
    "keeps %j as it is",
    async (text) => {
      const { body } = await comment(reader.client, author.opinionId, text);
      expect(body.comment).toMatchObject({ text });
    },
  );

  test("429 after thirty in five minutes; what was sent before is still answered", async () => {
    const token = "the-first-of-thirty";
    await comment(reader.client, author.opinionId, "the first", token);
    for (let count = 1; count < 30; count += 1)
      await comment(reader.client, author.opinionId, "more");
    const refused = await comment(reader.client, author.opinionId, "too many");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "300"]);
    expect((await comment(reader.client, author.opinionId, "the first", token)).status).toBe(200);
    expect((await comment(author.client, author.opinionId, "another person")).status).toBe(200);
    world.clock.moveTo("2026-03-10T13:05:00Z");
    expect((await comment(reader.client, author.opinionId, "later")).status).toBe(200);
  });
});

describe("DELETE .../comments/:commentId", () => {
  test("deletes one's own for good; another's is not found", async () => {
    const { body } = await comment(reader.client, author.opinionId, "I agree.");
    expect((await remove(author.client, body.comment.id)).status).toBe(404);
    expect((await remove(reader.client, body.comment.id)).body).toEqual({ comment_count: 0 });
    expect((await remove(reader.client, body.comment.id)).status).toBe(404);
    expect((await open(reader.client, author.opinionId)).body.comment_list).toEqual([]);
  });

  test("a comment belongs to its opinion", async () => {
    const { body } = await comment(reader.client, author.opinionId, "I agree.");
    const path = `/api/courses/opinion/${reader.opinionId}/comments/${body.comment.id}`;
    expect((await reader.client.send("DELETE", path)).status).toBe(404);
    expect((await open(reader.client, author.opinionId)).body.comment_count).toBe(1);
  });
});

describe("POST .../report", () => {
  const reports = () =>
    world.ctx.database
      .select()
      .from(opinionReports)
      .where(eq(opinionReports.opinionId, author.opinionId));

  test("reports to staff once per person, and confirms it to the reporter", async () => {
    const first = await reader.client.post(pathOf("/report"), { reason: " unkind " });
    expect([first.status, first.body]).toEqual([200, { reported: true }]);
    expect((await reader.client.post(pathOf("/report"), {})).status).toBe(200);
    expect(await reports()).toMatchObject([{ reason: "unkind", commentId: null }]);
    expect((await open(reader.client, author.opinionId)).body.reported).toBe(true);
    expect((await open(author.client, author.opinionId)).body.reported).toBe(false);
  });

  test("comments are reported apart from their opinion", async () => {
    const { body } = await comment(author.client, author.opinionId, "my reply");
    const path = pathOf(`/comments/${body.comment.id}/report`);
    expect((await reader.client.post(path, {})).status).toBe(200);
    const opened = await open(reader.client, author.opinionId);
    expect(opened.body.reported).toBe(false);
    expect(opened.body.comment_list[0]).toMatchObject({ reported: true });
  });

  test("409 on what one wrote oneself, 422 on a reason that is too long", async () => {
    expect((await author.client.post(pathOf("/report"), {})).error.code).toBe("own_text");
    const tooLong = await reader.client.post(pathOf("/report"), { reason: "x".repeat(501) });
    expect(tooLong.status).toBe(422);
    expect(await reports()).toEqual([]);
  });
});

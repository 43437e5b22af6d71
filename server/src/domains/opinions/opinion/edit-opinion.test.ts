import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { opinionComments, opinions } from "../../../database/tables/index.ts";
import { comment, type Peer, open, OpinionClass } from "../../../testing/opinion-class.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

let world: TestApp;
let taken: OpinionClass;
let author: Peer;
let peer: Peer;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  taken = await OpinionClass.begin(world, { min: 2, max: 6 });
  author = await taken.joinWith("my own words");
  peer = await taken.joinWith("a peer's words");
});

const edit = (who: Peer, answer: string, opinionId = author.opinionId) =>
  who.client.send("PUT", `/api/courses/opinion/${opinionId}`, { answer });

describe("PUT /api/courses/opinion/:opinionId", () => {
  test("changes one's own, for peers and on one's page", async () => {
    const { status, body } = await edit(author, "  some better words ");
    expect([status, body]).toEqual([200, { answer: "some better words" }]);
    expect((await open(peer.client, author.opinionId)).body).toMatchObject({
      answer: "some better words",
      edited: true,
    });
    const page = await author.client.get(`/api/courses/page/${taken.course.pages[0]!.id}`);
    expect(page.text).toContain("some better words");
  });

  test("403 on another's, 422 by the question's rules", async () => {
    expect((await edit(peer, "other words here")).status).toBe(403);
    for (const answer of ["one", "one two three four five six seven", "  "]) {
      const refused = await edit(author, answer);
      expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ["answer"]]);
    }
    expect((await open(author.client, author.opinionId)).body).toMatchObject({
      answer: "my own words",
      edited: false,
    });
  });

  test("a like leaves it open, one's own comment does too; a peer's comment closes it", async () => {
    await peer.client.post(`/api/courses/opinion/${author.opinionId}/like`);
    await comment(author.client, author.opinionId, "to be precise");
    expect((await edit(author, "still open words")).status).toBe(200);
    expect((await open(author.client, author.opinionId)).body).toMatchObject({
      may_edit: true,
      like_count: 1,
    });
    const { body } = await comment(peer.client, author.opinionId, "I see");
    const refused = await edit(author, "too late words");
    expect([refused.status, refused.error.code]).toEqual([409, "already_replied"]);
    expect((await open(author.client, author.opinionId)).body.may_edit).toBe(false);
    // A reply that staff hid still counts; one that its author deleted does not.
    const reply = eq(opinionComments.id, body.comment.id);
    await world.ctx.database.update(opinionComments).set({ hidden: true }).where(reply);
    expect((await edit(author, "too late words")).status).toBe(409);
    await world.ctx.database.delete(opinionComments).where(reply);
    expect((await edit(author, "open again words")).status).toBe(200);
  });

  test("409 once staff hid it", async () => {
    await world.ctx.database
      .update(opinions)
      .set({ hidden: true })
      .where(eq(opinions.id, author.opinionId));
    const refused = await edit(author, "other words here");
    expect([refused.status, refused.error.code]).toEqual([409, "hidden"]);
  });

  test("a comment at the same moment finds the new text, or closes the old one", async () => {
    for (let round = 0; round < 20; round += 1) {
      const writer = await taken.joinWith("the text before");
      const [edited, commented] = await Promise.all([
        edit(writer, "the text after", writer.opinionId),
        comment(peer.client, writer.opinionId, "I comment on this"),
      ]);
      expect(commented.status).toBe(200);
      const { body } = await open(writer.client, writer.opinionId);
      expect([body.answer, body.comment_count]).toEqual([
        edited.status === 200 ? "the text after" : "the text before",
        1,
      ]);
      expect([200, 409]).toContain(edited.status);
      expect((await edit(writer, "words after all", writer.opinionId)).status).toBe(409);
      await world.ctx.database.execute("delete from rate_limits");
    }
  });
});

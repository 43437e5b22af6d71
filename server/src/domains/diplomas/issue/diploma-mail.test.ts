import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { diplomaVersions, files, mails } from "../../../database/tables/index.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { openMailTransport } from "../../../platform/smtp/open-mail-transport.ts";
import { createCourse } from "../../../testing/factories.ts";
import { handleEvents } from "../../../testing/handle-events.ts";
import { startMailServer, type TestMailServer } from "../../../testing/mail-server.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse, takePage } from "../../../testing/take-course.ts";
import { diplomasHandlers } from "../diplomas-handlers.ts";
import { makeDocumentJob } from "./make-document.ts";

/** Longer than the run takes. */
const RUN = 60_000;

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let server: TestMailServer;

beforeAll(async () => {
  world = await startTestApp();
  server = await startMailServer();
});
afterAll(async () => {
  world.ctx.mail.transport?.close();
  await server.stop();
  await world.stop();
});

test("the mail brings the PDF along, which its row only refers to", async () => {
  const { ctx } = world;
  const handle = handleEvents(ctx, [...diplomasHandlers, { ...makeDocumentJob, topic: "-" }]);
  const course = await createCourse(ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  const student = await joinCourse(world, course, { firstName: "Lucía", lastName: "Ferrer" });
  await ctx.database.delete(mails);
  await takePage(student, course.pages[0]!, [null]);
  await handle();
  await handle();
  const [row] = await ctx.database.select().from(mails);
  const [version] = await ctx.database.select().from(diplomaVersions);
  expect(row).toMatchObject({ attachmentFileId: version!.fileId });
  expect(JSON.stringify(row).length).toBeLessThan(10_000);

  const transport = openMailTransport(server.url, "Paso <noreply@learn.example.org>");
  ctx.mail = { transport };
  // The first attempt fails: the file must be there for the next one, too.
  const [file] = await ctx.database.select().from(files).where(eq(files.id, version!.fileId!));
  const bytes = await ctx.storage.read(file!.storageKey).then((stream) => stream.toArray());
  await ctx.storage.delete(file!.storageKey);
  await sendDueMails(ctx, RUN);
  expect(server.received).toHaveLength(0);
  expect((await ctx.database.select().from(mails))[0]).toMatchObject({
    state: "queued",
    response: expect.stringContaining("attachment"),
  });
  await ctx.storage.put(file!.storageKey, Buffer.concat(bytes as Buffer[]));
  world.clock.moveTo("2026-03-10T12:05:00Z");
  await sendDueMails(ctx, RUN);

  const [mail] = server.received;
  expect(mail!.text).toContain("attached as a PDF");
  expect(mail!.attachments).toMatchObject([
    { filename: "A course - Lucía Ferrer.pdf", mimeType: "application/pdf" },
  ]);
  const content = Buffer.from(mail!.attachments[0]!.content as ArrayBuffer);
  expect(content.equals(Buffer.concat(bytes as Buffer[]))).toBe(true);
  expect(content.subarray(0, 8).toString()).toBe("%PDF-1.7");
});

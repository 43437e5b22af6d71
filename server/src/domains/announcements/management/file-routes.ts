import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { referenceTo } from "../../../platform/html/file-references.ts";
import { uploadScope, withReceivedFile } from "../../../platform/http/receive-files.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { addFile } from "../files/add-file.ts";
import { findAttachment } from "../files/find-files.ts";
import { attachFile, detachFile } from "./change-files.ts";
import { loadChanged } from "./management-routes.ts";
import { presentManaged } from "./present-managed.ts";

/** Pictures and files of announcements: upload, and removal of files. */
export function announcementFileRoutes(app: FastifyInstance): void {
  route(app, api.detachAnnouncementFile, {
    action: "announcement.change",
    load: async (call) => {
      const announcement = await loadChanged(call);
      await findAttachment(call.ctx, call.params);
      return announcement;
    },
    handle: async ({ ctx, actor, subject: { id }, params: { fileName } }) =>
      presentManaged(ctx, signedIn(actor), await detachFile(ctx, { id, fileName })),
  });

  uploadScope(app, (uploads) => {
    route(uploads, api.uploadAnnouncementPicture, {
      action: "announcement.change",
      load: loadChanged,
      handle: async ({ ctx, subject, request }) => {
        const { id: announcementId } = subject;
        const fileSize = ctx.site.fileLimits.picture;
        const { name, stored } = await withReceivedFile(
          request,
          { key: "image", fileSize },
          (file) => addFile(ctx, { announcementId, file, use: "inline" }),
        );
        return { reference: referenceTo(name), width: stored.width, height: stored.height };
      },
    });

    route(uploads, api.attachAnnouncementFile, {
      action: "announcement.change",
      load: loadChanged,
      handle: async ({ ctx, actor, subject: { id }, request }) => {
        const fileSize = ctx.site.fileLimits.document;
        const changed = await withReceivedFile(request, { key: "file", fileSize }, (file) =>
          attachFile(ctx, { id, file }),
        );
        return presentManaged(ctx, signedIn(actor), changed);
      },
    });
  });
}

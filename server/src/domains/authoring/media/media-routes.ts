import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { receiveBytes } from "../../../platform/http/receive-bytes.ts";
import { uploadScope, withReceivedFile } from "../../../platform/http/receive-files.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { readOffset, requireTus, tellOffset } from "../../../platform/http/tus.ts";
import { signedIn } from "../../accounts/index.ts";
import { LARGEST_CAPTIONS } from "../../files/index.ts";
import { findPartToChange } from "../outline/find-part.ts";
import { createUpload } from "./create-upload.ts";
import { discardUpload } from "./discard-upload.ts";
import { findUpload, listUploads } from "./find-upload.ts";
import { presentUpload } from "./present-upload.ts";
import { receivePart } from "./receive-part.ts";
import { uploadCaptions } from "./upload-captions.ts";

/** Videos and audio, uploaded in parts, and captions. */
export function mediaRoutes(app: FastifyInstance): void {
  route(app, api.createMediaUpload, {
    action: "media.upload",
    load: loadPage,
    handle: async ({ ctx, actor, params, body, request }) => {
      const userId = signedIn(actor).id;
      return presentUpload(await createUpload(ctx, { ...params, ...body, userId }), request.locale);
    },
  });

  route(app, api.listMediaUploads, {
    action: "media.upload",
    load: loadPage,
    handle: async ({ ctx, actor, params, request }) => {
      const rows = await listUploads(ctx, { ...params, userId: signedIn(actor).id });
      return { uploads: rows.map((row) => presentUpload(row, request.locale)) };
    },
  });

  route(app, api.readMediaUpload, {
    action: "media.upload",
    load: loadUpload,
    handle: async ({ subject, request, reply }) => {
      tellOffset(reply, subject);
      return presentUpload(subject, request.locale);
    },
  });

  route(app, api.discardMediaUpload, {
    action: "media.upload",
    load: loadUpload,
    handle: async ({ ctx, params }) => {
      await discardUpload(ctx, params);
      return {};
    },
  });

  receiveBytes(app, api.sendMediaPart, (parts) =>
    route(parts, api.sendMediaPart, {
      action: "media.upload",
      load: loadUpload,
      handle: async ({ ctx, subject, request, reply }) => {
        requireTus(request, reply);
        const offset = readOffset(request);
        const bytes = request.raw.iterator({ destroyOnReturn: false });
        const received = await receivePart(ctx, subject, { offset, bytes });
        tellOffset(reply, { received });
      },
    }),
  );

  uploadScope(app, (uploads) => {
    route(uploads, api.uploadCaptions, {
      action: "media.upload",
      load: loadPage,
      handle: ({ ctx, params, request }) =>
        withReceivedFile(
          request,
          { key: "captions", fileSize: LARGEST_CAPTIONS },
          async (captions) => ({
            reference: `files/${await uploadCaptions(ctx, { ...params, captions })}`,
          }),
        ),
    });
  });
}

const loadPage = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPartToChange(ctx, signedIn(actor), { kind: "page", id: params.pageId });

async function loadUpload({ ctx, actor, params }: Call<{ uploadId: string }>) {
  const person = signedIn(actor);
  const upload = await findUpload(ctx, { ...params, userId: person.id });
  // The page may be gone, or no longer editable for this person.
  await findPartToChange(ctx, person, { kind: "page", id: upload.pageId });
  return upload;
}

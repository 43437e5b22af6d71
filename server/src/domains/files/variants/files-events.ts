import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** The variants of a picture were made, for the first time or again. */
export const variantsMade = defineOutboxEvent("files.variants-made", z.object({ fileId: z.int() }));

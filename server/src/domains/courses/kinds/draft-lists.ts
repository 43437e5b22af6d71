import type { Message } from "@paso/contract";

/**
 * Lists among a draft's own fields, by field: a validation issue of an entry is reported on its list. To
 * say which entry is meant, the plain message is mapped to one with a `number`.
 */
export type DraftLists = Readonly<Record<string, Partial<Record<Message, Message>>>>;

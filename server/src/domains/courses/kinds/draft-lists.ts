import type { Message } from "@paso/contract";

/**
 * Lists among a draft's own fields, by field: a validation issue of an entry is one of its list. Where
 * the message is to say which entry is meant, the one that does with a `number`, by the plain message.
 */
export type DraftLists = Readonly<Record<string, Partial<Record<Message, Message>>>>;

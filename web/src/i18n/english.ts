import type { Messages } from "@lingui/core";

/** Every message in English that a course page needs at once. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/messages/en.po", { eager: true, import: "messages" }),
  ),
);

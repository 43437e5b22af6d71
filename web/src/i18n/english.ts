import type { Messages } from "@lingui/core";

/** Every message of the interface in English. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/messages/en.po", { eager: true, import: "messages" }),
  ),
);

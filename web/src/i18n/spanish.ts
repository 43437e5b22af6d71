import type { Messages } from "@lingui/core";

/** Every message of the interface in Spanish. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/messages/es.po", { eager: true, import: "messages" }),
  ),
);

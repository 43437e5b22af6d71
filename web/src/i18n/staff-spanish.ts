import type { Messages } from "@lingui/core";

/** Every message of the staff screens in Spanish. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/staff-messages/es.po", { eager: true, import: "messages" }),
  ),
);

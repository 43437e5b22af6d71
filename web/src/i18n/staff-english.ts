import type { Messages } from "@lingui/core";

/** Every message of the staff screens in English. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/staff-messages/en.po", { eager: true, import: "messages" }),
  ),
);

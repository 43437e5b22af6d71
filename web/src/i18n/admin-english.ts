import type { Messages } from "@lingui/core";

/** Every message of the administrators' screens in English. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/admin-messages/en.po", { eager: true, import: "messages" }),
  ),
);

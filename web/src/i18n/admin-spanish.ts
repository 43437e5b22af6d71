import type { Messages } from "@lingui/core";

/** Every message of the administrators' screens in Spanish. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/admin-messages/es.po", { eager: true, import: "messages" }),
  ),
);

import type { Messages } from "@lingui/core";

/** Every message in Spanish that a course page can defer. */
export const messages: Messages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Messages>("../**/deferred-messages/es.po", {
      eager: true,
      import: "messages",
    }),
  ),
);

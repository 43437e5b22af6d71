import { modulePath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A module ends in two days, and the receiver has not finished it. */
export const moduleEnds: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: modulePath,
  text: {
    en: ({ moduleTitle }) => ({
      title: `The module “${moduleTitle}” ends in two days`,
      label: "Finish the module",
    }),
    es: ({ moduleTitle }) => ({
      title: `El módulo «${moduleTitle}» termina en dos días`,
      label: "Terminar el módulo",
    }),
  },
};

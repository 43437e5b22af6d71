import { modulePath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A module of a course opens. */
export const moduleBegins: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: modulePath,
  text: {
    en: ({ moduleTitle }) => ({
      title: `The module “${moduleTitle}” has begun`,
      label: "Go to the module",
    }),
    es: ({ moduleTitle }) => ({
      title: `Ha empezado el módulo «${moduleTitle}»`,
      label: "Ir al módulo",
    }),
  },
};

import { liveClassTime } from "./live-class-time.ts";
import { liveClassPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A live class begins in a day, or in a quarter of an hour. */
export const liveReminder: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: liveClassPath,
  text: {
    en: (found) => ({
      title: `Live class “${found.liveTitle}”: ${liveClassTime(found, "en")}`,
      label: "Go to the class",
    }),
    es: (found) => ({
      title: `Clase en directo «${found.liveTitle}»: ${liveClassTime(found, "es")}`,
      label: "Ir a la clase",
    }),
  },
};

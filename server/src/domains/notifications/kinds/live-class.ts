import type { FoundNotification } from "./found-notification.ts";
import { liveClassTime } from "./live-class-time.ts";
import { liveClassPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A live class was planned, changed or cancelled. */
export const liveClass: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: liveClassPath,
  text: {
    en: (found) => ({ title: sayInEnglish(found), label: "Go to the class" }),
    es: (found) => ({ title: sayInSpanish(found), label: "Ir a la clase" }),
  },
};

function sayInEnglish(found: FoundNotification): string {
  const time = liveClassTime(found, "en");
  const title = `“${found.liveTitle}”`;
  switch (found.liveChange) {
    case "cancelled":
      return `The live class ${title}${time && ` of ${time}`} was cancelled`;
    case "changed":
      return `The live class ${title} was changed${time && `: ${time}`}`;
    default:
      return `New live class ${title}${time && `: ${time}`}`;
  }
}

function sayInSpanish(found: FoundNotification): string {
  const time = liveClassTime(found, "es");
  const title = `«${found.liveTitle}»`;
  switch (found.liveChange) {
    case "cancelled":
      return `Se ha cancelado la clase en directo ${title}${time && ` del ${time}`}`;
    case "changed":
      return `Ha cambiado la clase en directo ${title}${time && `: ${time}`}`;
    default:
      return `Nueva clase en directo ${title}${time && `: ${time}`}`;
  }
}

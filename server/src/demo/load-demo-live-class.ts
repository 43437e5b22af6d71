import { isNull } from "drizzle-orm";

import { liveCredentials } from "../database/tables/index.ts";
import { createLiveClass, saveCredentials } from "../domains/live/index.ts";
import type { Context } from "../platform/context.ts";
import { formatLocalDate } from "../platform/local-date.ts";

const DAY = 86_400_000;

interface DemoClass {
  title: string;
  text: string;
  /** Days from now to the first date: one person hosts all classes. */
  inDays: number;
}

/** Topic and date of each course's class, in the course's language. */
const CLASSES: Record<string, DemoClass> = {
  "first-steps": {
    inDays: 1,
    title: "Questions on spacing and mixing",
    text: "Bring one thing you forgot this week. We will find out why.",
  },
  "primeros-pasos": {
    inDays: 3,
    title: "Preguntas sobre espaciar y mezclar",
    text: "Trae algo que hayas olvidado esta semana. Veremos por qué.",
  },
};

/** Plans a live class of a course, on the public Jitsi Meet server, which needs no credentials. */
export async function loadDemoLiveClass(
  ctx: Context,
  { courseId, name, hostId }: { courseId: number; name: string; hostId: number },
): Promise<void> {
  const planned = CLASSES[name];
  if (!planned) throw new Error(`The demo has no live class for ${name}.`);
  const { inDays, ...about } = planned;
  const { timeZone } = ctx.site;
  if ((await ctx.database.$count(liveCredentials, isNull(liveCredentials.courseId))) === 0) {
    const typed = { kind: "jitsi" as const, server: "https://meet.jit.si", app_id: "" };
    await saveCredentials(ctx, { actorId: null, courseId: null, typed });
  }
  const first = new Date(ctx.clock.now().getTime() + inDays * DAY);
  const day = formatLocalDate(first, timeZone).slice(0, 10);
  await createLiveClass(ctx, {
    actorId: null,
    courseId,
    groupId: null,
    isAnnounced: false,
    plan: {
      ...about,
      starts: `${day}T17:00`,
      timeZone,
      duration: 45,
      repeat: {
        frequency: "weekly",
        interval: 1,
        weekdays: [],
        month_by: "date",
        until: null,
        count: 4,
      },
      password: "",
      capacity: null,
      provider: "jitsi",
      isRecorded: false,
      hostIds: [hostId],
    },
  });
}

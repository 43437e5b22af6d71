import type { FastifyInstance } from "fastify";

import type { NeedSource } from "../courses/index.ts";
import { liveClassPolicy } from "./access/live-class-policy.ts";
import { calendarRoutes } from "./calendar/calendar-routes.ts";
import { liveProviderPolicy } from "./credentials/live-provider-policy.ts";
import { liveProviderRoutes } from "./credentials/live-provider-routes.ts";
import { joiningRoutes } from "./joining/joining-routes.ts";
import { attendedRoutes } from "./listing/attended-routes.ts";
import {
  liveArea,
  livePart,
  nextClassCard,
  staffLiveArea,
  taughtClassCard,
} from "./listing/live-areas.ts";
import { findFailedMeetings } from "./meetings/find-failed-meetings.ts";
import { plannedListRoutes } from "./planning/planned-list-routes.ts";
import { planningRoutes } from "./planning/planning-routes.ts";
import { resultsRoutes } from "./results/results-routes.ts";

/** What the application serves of this domain. */
export const liveModule = {
  policy: { ...liveProviderPolicy, ...liveClassPolicy },
  needs: [findFailedMeetings] satisfies NeedSource[],
  areas: [liveArea, livePart, staffLiveArea, nextClassCard, taughtClassCard],
  routes(app: FastifyInstance): void {
    liveProviderRoutes(app);
    attendedRoutes(app);
    joiningRoutes(app);
    calendarRoutes(app);
    plannedListRoutes(app);
    planningRoutes(app);
    resultsRoutes(app);
  },
};

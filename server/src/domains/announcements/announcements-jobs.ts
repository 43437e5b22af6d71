import type { Context } from "../../platform/context.ts";
import { daily, defineJob, everyMinute } from "../../platform/jobs/job.ts";
import { followAnnouncementDates } from "./fan-out/follow-announcement-dates.ts";
import { notifyReadersJob } from "./fan-out/notify-readers.ts";
import { deleteUnusedPictures } from "./files/delete-unused-pictures.ts";
import { deleteUntouched } from "./management/delete-untouched.ts";

export const announcementsJobs = [
  defineJob<Context>({
    name: "announcements.follow-dates",
    schedule: everyMinute,
    run: followAnnouncementDates,
  }),
  notifyReadersJob,
  defineJob<Context>({
    name: "announcements.delete-unused-pictures",
    schedule: daily(3, 37),
    run: deleteUnusedPictures,
  }),
  defineJob<Context>({
    name: "announcements.delete-untouched",
    schedule: daily(3, 38),
    run: deleteUntouched,
  }),
];

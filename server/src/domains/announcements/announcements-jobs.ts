import type { Context } from "../../platform/context.ts";
import { daily, defineJob, everyMinute } from "../../platform/jobs/job.ts";
import { followAnnouncementDates } from "./fan-out/follow-announcement-dates.ts";
import { notifyReadersJob } from "./fan-out/notify-readers.ts";
import { deleteUnusedPictures } from "./files/delete-unused-pictures.ts";

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
];

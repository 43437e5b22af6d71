import type { JoiningPerson, MeetingPlan } from "../../domains/live/providers/live-provider.ts";

/** A class on 2 March 2026 from 16:00 to 17:00 UTC. */
export const samplePlan: MeetingPlan = {
  title: "Soil & water",
  description: "Bring a question.",
  startsAt: new Date("2026-03-02T16:00:00Z"),
  minutes: 60,
  timeZone: "Europe/Madrid",
  password: "soil-2026",
  capacity: null,
  isRecorded: true,
};

export const sampleKey = "k".repeat(20);

export const grace: JoiningPerson = {
  key: "person-7",
  name: "Grace Hopper",
  isHost: false,
  ticket: null,
};
export const teacher: JoiningPerson = { ...grace, key: "person-1", name: "Ada", isHost: true };

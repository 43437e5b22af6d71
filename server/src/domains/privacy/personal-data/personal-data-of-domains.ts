import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { platformPersonalData } from "../../../platform/personal-data/platform-personal-data.ts";
import { accountsPersonalData } from "../../accounts/index.ts";
import { announcementsPersonalData } from "../../announcements/index.ts";
import { articlesPersonalData } from "../../articles/index.ts";
import { authoringPersonalData } from "../../authoring/index.ts";
import { coursesPersonalData } from "../../courses/index.ts";
import { diplomasPersonalData } from "../../diplomas/index.ts";
import { filesPersonalData } from "../../files/index.ts";
import { insightPersonalData } from "../../insight/index.ts";
import { learningPersonalData } from "../../learning/index.ts";
import { livePersonalData } from "../../live/index.ts";
import { notificationsPersonalData } from "../../notifications/index.ts";
import { opinionsPersonalData } from "../../opinions/index.ts";
import { recallPersonalData } from "../../recall/index.ts";
import { surveysPersonalData } from "../../surveys/index.ts";
import { videosPersonalData } from "../../videos/index.ts";
import { webhooksPersonalData } from "../../webhooks/index.ts";
import { workbookPersonalData } from "../../workbook/index.ts";
import { privacyPersonalData } from "./privacy-personal-data.ts";

/**
 * Personal data of all domains, in display order: lower domains first. Erasing runs in reverse order. A
 * domain with personal data adds its own here.
 */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  filesPersonalData,
  coursesPersonalData,
  learningPersonalData,
  opinionsPersonalData,
  articlesPersonalData,
  workbookPersonalData,
  recallPersonalData,
  videosPersonalData,
  authoringPersonalData,
  surveysPersonalData,
  announcementsPersonalData,
  livePersonalData,
  diplomasPersonalData,
  notificationsPersonalData,
  insightPersonalData,
  webhooksPersonalData,
  platformPersonalData,
  privacyPersonalData,
];

import { fetchPreviewJob } from "./preview/fetch-preview.ts";

export const articlesJobs = [fetchPreviewJob];

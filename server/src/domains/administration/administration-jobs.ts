import { importPeopleJob } from "./people-import/import-people-job.ts";

export const administrationJobs = [importPeopleJob];

import { issueToFinishersJob } from "./issue/issue-to-finishers.ts";
import { makeDocumentJob } from "./issue/make-document.ts";
import { resumeDocumentsJob } from "./issue/resume-documents.ts";
import { takePictureJob } from "./preview/take-picture.ts";
import { deleteUnusedPicturesJob } from "./templates/delete-unused-pictures.ts";

export const diplomasJobs = [
  makeDocumentJob,
  resumeDocumentsJob,
  takePictureJob,
  issueToFinishersJob,
  deleteUnusedPicturesJob,
];

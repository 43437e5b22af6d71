import * as devices from "./accounts/device-endpoints.ts";
import * as passkeys from "./accounts/passkey-sign-in-endpoints.ts";
import * as password from "./accounts/password-endpoints.ts";
import * as profile from "./accounts/profile-endpoints.ts";
import * as providers from "./accounts/provider-endpoints.ts";
import * as secondFactor from "./accounts/second-factor-endpoints.ts";
import * as security from "./accounts/security-endpoints.ts";
import * as accounts from "./accounts/session-endpoints.ts";
import * as audit from "./administration/audit-endpoints.ts";
import * as mails from "./administration/mail-endpoints.ts";
import * as mailServer from "./administration/mail-server-endpoints.ts";
import * as overview from "./administration/overview-endpoints.ts";
import * as sitePeople from "./administration/people-endpoints.ts";
import * as peopleImport from "./administration/people-import-endpoints.ts";
import * as factorRoles from "./administration/second-factor-role-endpoints.ts";
import * as signIn from "./administration/sign-in-endpoints.ts";
import * as registration from "./administration/sign-up-endpoints.ts";
import * as site from "./administration/site-endpoints.ts";
import * as authoring from "./authoring/authoring-endpoints.ts";
import * as drafts from "./authoring/draft-endpoints.ts";
import * as outline from "./authoring/outline-endpoints.ts";
import * as today from "./authoring/today-endpoints.ts";
import * as uploads from "./authoring/upload-endpoints.ts";
import * as catalogue from "./courses/catalogue-endpoints.ts";
import * as courses from "./courses/course-endpoints.ts";
import * as groups from "./courses/group-endpoints.ts";
import * as invitations from "./courses/invitation-endpoints.ts";
import * as people from "./courses/people-endpoints.ts";
import * as signUps from "./courses/sign-up-endpoints.ts";
import * as diplomas from "./diplomas/diploma-endpoints.ts";
import type { Endpoint } from "./http/endpoint.ts";
import * as notes from "./learning/note-endpoints.ts";
import * as playback from "./learning/playback-endpoints.ts";
import * as quiz from "./learning/quiz-endpoints.ts";
import * as search from "./learning/search-endpoints.ts";
import * as learning from "./learning/student-endpoints.ts";
import * as notifications from "./notifications/notification-endpoints.ts";
import * as preferences from "./notifications/preference-endpoints.ts";
import * as moderation from "./opinions/moderation-endpoints.ts";
import * as opinions from "./opinions/opinion-endpoints.ts";
import * as preview from "./preview/preview-endpoints.ts";
import * as dataExport from "./privacy/data-export-endpoints.ts";
import * as erasure from "./privacy/erasure-endpoints.ts";
import * as setup from "./setup/setup-endpoints.ts";
import * as surveyResults from "./surveys/course-results-endpoints.ts";
import * as ownWords from "./workbook/own-words-endpoints.ts";
import * as passages from "./workbook/passage-endpoints.ts";
import * as workbook from "./workbook/workbook-endpoints.ts";

/** Every call of the API, in the order of its document. */
export const api = {
  getSession: accounts.getSession,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  forgotPassword: password.forgotPassword,
  resetPassword: password.resetPassword,
  changePassword: password.changePassword,
  changeLocale: profile.changeLocale,
  changeProfile: profile.changeProfile,
  changeTheme: profile.changeTheme,
  uploadPhoto: profile.uploadPhoto,
  removePhoto: profile.removePhoto,
  readPhoto: profile.readPhoto,
  listSessions: devices.listSessions,
  endOneSession: devices.endOneSession,
  endOtherSessions: devices.endOtherSessions,
  listSignIns: devices.listSignIns,
  challengePasskey: passkeys.challengePasskey,
  signInWithPasskey: passkeys.signInWithPasskey,
  confirmPassword: passkeys.confirmPassword,
  confirmPasskey: passkeys.confirmPasskey,
  readSignInOptions: providers.readSignInOptions,
  beginProviderSignIn: providers.beginProviderSignIn,
  listIdentities: providers.listIdentities,
  joinProvider: providers.joinProvider,
  leaveProvider: providers.leaveProvider,
  finishSignIn: secondFactor.finishSignIn,
  offerAuthenticatorApp: secondFactor.offerAuthenticatorApp,
  addAuthenticatorApp: secondFactor.addAuthenticatorApp,
  removeAuthenticatorApp: secondFactor.removeAuthenticatorApp,
  makeRecoveryCodes: secondFactor.makeRecoveryCodes,
  readSecurity: security.readSecurity,
  offerPasskey: security.offerPasskey,
  addPasskey: security.addPasskey,
  renamePasskey: security.renamePasskey,
  removePasskey: security.removePasskey,
  readDataExport: dataExport.readDataExport,
  requestDataExport: dataExport.requestDataExport,
  openDataExport: dataExport.openDataExport,
  downloadDataExport: dataExport.downloadDataExport,
  readErasure: erasure.readErasure,
  requestErasure: erasure.requestErasure,
  cancelErasure: erasure.cancelErasure,
  checkSetup: setup.checkSetup,
  setUpSite: setup.setUpSite,
  listCourses: courses.listCourses,
  courseThumbnail: courses.courseThumbnail,
  readCoursePeople: people.readCoursePeople,
  listCourseStudents: people.listCourseStudents,
  checkNewStudents: people.checkNewStudents,
  addStudents: people.addStudents,
  removeStudents: people.removeStudents,
  restoreStudents: people.restoreStudents,
  listInvitations: invitations.listInvitations,
  createInvitation: invitations.createInvitation,
  revokeInvitation: invitations.revokeInvitation,
  readInvitation: invitations.readInvitation,
  acceptInvitation: invitations.acceptInvitation,
  createGroup: groups.createGroup,
  updateGroup: groups.updateGroup,
  deleteGroup: groups.deleteGroup,
  moveStudents: groups.moveStudents,
  extendStudents: groups.extendStudents,
  addStaff: people.addStaff,
  inviteStaffAgain: people.inviteStaffAgain,
  changeStaffRole: people.changeStaffRole,
  removeStaff: people.removeStaff,
  inviteStudentsAgain: people.inviteStudentsAgain,
  withdrawStudentInvitations: people.withdrawStudentInvitations,
  readSignUp: signUps.readSignUp,
  changeSignUp: signUps.changeSignUp,
  listSignUpRequests: signUps.listSignUpRequests,
  decideSignUpRequests: signUps.decideSignUpRequests,
  listCatalogue: catalogue.listCatalogue,
  listOwnSignUps: catalogue.listOwnSignUps,
  readCataloguePage: catalogue.readCataloguePage,
  cataloguePicture: catalogue.cataloguePicture,
  signUp: catalogue.signUp,
  withdrawSignUp: catalogue.withdrawSignUp,
  createCourse: authoring.createCourse,
  updateCourse: authoring.updateCourse,
  listModules: authoring.listModules,
  createModule: authoring.createModule,
  updateModule: authoring.updateModule,
  listPages: authoring.listPages,
  createPage: authoring.createPage,
  updatePage: authoring.updatePage,
  listSectionOrders: authoring.listSectionOrders,
  readSections: authoring.readSections,
  createSections: authoring.createSections,
  updateSections: authoring.updateSections,
  uploadFiles: authoring.uploadFiles,
  createSurvey: authoring.createSurvey,
  readSurvey: authoring.readSurvey,
  updateSurvey: authoring.updateSurvey,
  deleteSurvey: authoring.deleteSurvey,
  readSurveyResults: surveyResults.readSurveyResults,
  readSurveyQuestion: surveyResults.readSurveyQuestion,
  exportSurveyResults: surveyResults.exportSurveyResults,
  readToday: today.readToday,
  readOutline: outline.readOutline,
  movePart: outline.movePart,
  duplicatePart: outline.duplicatePart,
  deletePart: outline.deletePart,
  restorePart: outline.restorePart,
  listTrash: outline.listTrash,
  checkCourse: outline.checkCourse,
  readDraft: drafts.readDraft,
  saveDraft: drafts.saveDraft,
  discardDraft: drafts.discardDraft,
  uploadImage: uploads.uploadImage,
  readPageFile: uploads.readPageFile,
  uploadThumbnail: uploads.uploadThumbnail,
  exportArchive: uploads.exportArchive,
  importArchive: uploads.importArchive,
  previewPage: preview.previewPage,
  previewAdvance: preview.previewAdvance,
  previewGraphic: preview.previewGraphic,
  previewOpinions: preview.previewOpinions,
  previewQuizSummary: preview.previewQuizSummary,
  listEnrolledCourses: learning.listEnrolledCourses,
  courseMap: learning.courseMap,
  searchCourse: search.searchCourse,
  openPage: learning.openPage,
  answerQuestion: learning.answerQuestion,
  finishSection: learning.finishSection,
  readPlayback: playback.readPlayback,
  savePlayback: playback.savePlayback,
  graphic: learning.graphic,
  liveCharts: learning.liveCharts,
  finalQuizResume: quiz.finalQuizResume,
  getNote: notes.getNote,
  saveNote: notes.saveNote,
  listOpinions: opinions.listOpinions,
  listWorkbookOpinions: opinions.listWorkbookOpinions,
  readOpinion: opinions.readOpinion,
  commentOpinion: opinions.commentOpinion,
  deleteComment: opinions.deleteComment,
  likeOpinion: opinions.likeOpinion,
  editOpinion: opinions.editOpinion,
  reportOpinion: opinions.reportOpinion,
  reportComment: opinions.reportComment,
  listCourseOpinions: moderation.listCourseOpinions,
  readCourseOpinion: moderation.readCourseOpinion,
  moderateOpinion: moderation.moderateOpinion,
  moderateComment: moderation.moderateComment,
  listPassages: passages.listPassages,
  keepPassage: passages.keepPassage,
  changePassage: passages.changePassage,
  removePassage: passages.removePassage,
  listWorkbooks: workbook.listWorkbooks,
  listWorkbookEntries: workbook.listWorkbookEntries,
  readOwnWords: ownWords.readOwnWords,
  listWorkbookExports: workbook.listWorkbookExports,
  requestWorkbookExport: workbook.requestWorkbookExport,
  downloadWorkbookExport: workbook.downloadWorkbookExport,
  downloadFile: learning.downloadFile,
  listDiplomas: diplomas.listDiplomas,
  readDiplomaDocument: diplomas.readDiplomaDocument,
  changeShownName: diplomas.changeShownName,
  verifyDiploma: diplomas.verifyDiploma,
  listNotifications: notifications.listNotifications,
  countNotifications: notifications.countNotifications,
  readNotification: notifications.readNotification,
  readAllNotifications: notifications.readAllNotifications,
  readNotificationPreferences: preferences.readNotificationPreferences,
  changeNotificationPreference: preferences.changeNotificationPreference,
  readUnsubscription: preferences.readUnsubscription,
  unsubscribe: preferences.unsubscribe,
  listMails: mails.listMails,
  readMail: mails.readMail,
  resendMail: mails.resendMail,
  listAuditEntries: audit.listAuditEntries,
  readOverview: overview.readOverview,
  listPeople: sitePeople.listPeople,
  readPerson: sitePeople.readPerson,
  createPerson: sitePeople.createPerson,
  changePeople: sitePeople.changePeople,
  changePersonRole: sitePeople.changePersonRole,
  disablePerson: sitePeople.disablePerson,
  enablePerson: sitePeople.enablePerson,
  invitePerson: sitePeople.invitePerson,
  sendPersonReset: sitePeople.sendPersonReset,
  askForNewPassword: sitePeople.askForNewPassword,
  requestPersonErasure: sitePeople.requestPersonErasure,
  cancelPersonErasure: sitePeople.cancelPersonErasure,
  resetSecondFactor: sitePeople.resetSecondFactor,
  checkPeopleImport: peopleImport.checkPeopleImport,
  importPeople: peopleImport.importPeople,
  readJob: peopleImport.readJob,
  readSite: site.readSite,
  changeSite: site.changeSite,
  readSignInSettings: signIn.readSignInSettings,
  changeSignInSettings: signIn.changeSignInSettings,
  createOidcProvider: signIn.createOidcProvider,
  updateOidcProvider: signIn.updateOidcProvider,
  createSamlProvider: signIn.createSamlProvider,
  updateSamlProvider: signIn.updateSamlProvider,
  switchProvider: signIn.switchProvider,
  testProvider: signIn.testProvider,
  removeProvider: signIn.removeProvider,
  uploadLogo: site.uploadLogo,
  removeLogo: site.removeLogo,
  checkAccent: site.checkAccent,
  readLogo: site.readLogo,
  readMailServer: mailServer.readMailServer,
  changeMailServer: mailServer.changeMailServer,
  sendTestMail: mailServer.sendTestMail,
  readSecondFactorRoles: factorRoles.readSecondFactorRoles,
  changeSecondFactorRoles: factorRoles.changeSecondFactorRoles,
  register: registration.register,
  confirmRegistration: registration.confirmRegistration,
  readLegalText: registration.readLegalText,
} satisfies Record<string, Endpoint>;

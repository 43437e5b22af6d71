export { call, type CallInput } from "./call.ts";
export { upload, type UploadInput } from "./upload.ts";
export { ApiError, ConnectionError } from "./api-error.ts";
export { currentSessionEnd, onSessionEndChange, type SessionEnd } from "./session-end.ts";
export { describeFailure } from "./describe-failure.ts";

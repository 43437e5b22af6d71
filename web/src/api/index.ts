export { call, noAnswer } from "./call.ts";
export { callOnce, sendOnce } from "./call-once.ts";
export { upload } from "./upload.ts";
export { ApiError, ConnectionError } from "./api-error.ts";
export { currentSessionEnd, onSessionEndChange, type SessionEnd } from "./session-end.ts";
export { isTurnedDown, transientError } from "./transient-error.ts";
export { describeFailure, type Failure } from "./describe-failure.ts";
export { randomKey } from "./random-key.ts";
export { followStream } from "./follow-stream.ts";

export { openSessionsQuery, signInsQuery } from "./devices/device-queries.ts";
export { SessionList } from "./devices/session-list.tsx";
export { SignInList } from "./devices/sign-in-list.tsx";
export { ForgotPasswordForm } from "./forgot-password-form.tsx";
export { NewPasswordDialog } from "./new-password-dialog.tsx";
export { PasswordForm } from "./password-form.tsx";
export { ResetPasswordForm } from "./reset-password-form.tsx";
export { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
export { SignInForm } from "./sign-in-form.tsx";

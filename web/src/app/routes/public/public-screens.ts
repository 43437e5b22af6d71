/** The screens of signing in and of forgotten passwords, which are small: together they are one file of the build. */
export { ForgotPasswordPage } from "./forgot-password-page.tsx";
export { LoginPage } from "./login-page.tsx";
export { ResetPasswordPage } from "./reset-password-page.tsx";

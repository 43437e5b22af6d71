/** The screens without a session, which are small: together they are one file of the build. */
export { ForgotPasswordPage } from "./forgot-password-page.tsx";
export { LoginPage } from "./login-page.tsx";
export { LegalPage } from "./legal-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
export { ResetPasswordPage } from "./reset-password-page.tsx";
export { VerifyPage } from "./verify-page.tsx";
export { UnsubscribePage } from "./unsubscribe-page.tsx";
export { SetupPage } from "./setup-page.tsx";
export { NotFoundScreen } from "../../screens/not-found-screen.tsx";

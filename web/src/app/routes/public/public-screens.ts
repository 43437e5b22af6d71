/** The small screens without a session, in one chunk. */
export { ForgotPasswordPage } from "./forgot-password-page.tsx";
export { LoginPage } from "./login-page.tsx";
export { LegalPage } from "./legal-page.tsx";
export { SignUpPage } from "./sign-up-page.tsx";
export { ResetPasswordPage } from "./reset-password-page.tsx";
export { VerifyPage } from "./verify-page.tsx";
export { UnsubscribePage } from "./unsubscribe-page.tsx";
export { SetupPage } from "./setup-page.tsx";
export { NotFoundScreen } from "../../screens/not-found-screen.tsx";

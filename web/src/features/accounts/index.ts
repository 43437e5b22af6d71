export { NewPasswordDialog } from "./new-password-dialog.tsx";
export { PasswordForm } from "./password-form.tsx";
export { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
export { SignInForm } from "./sign-in-form.tsx";

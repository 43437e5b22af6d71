export { MailList } from "./mail-list.tsx";

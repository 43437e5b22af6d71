export { WebhookSettings } from "./webhook-settings.tsx";

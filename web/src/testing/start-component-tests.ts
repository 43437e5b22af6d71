import "../styles/index.css";
import { activateLocale, addMessages } from "../i18n/locale.ts";

// What the app does before it draws its first screen.
await activateLocale("en");
await addMessages("deferred");
await addMessages("staff");

import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import {
  identities,
  passkeys,
  registrations,
  sessions,
  signIns,
  users,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { listTokens } from "../tokens/list-tokens.ts";

const WHEN = { en: "When", es: "Cuándo" };
const BROWSER = { en: "Browser", es: "Navegador" };
const SYSTEM = { en: "System", es: "Sistema" };
const CREATED = { en: "Created", es: "Creación" };

const profile = definePart({
  name: "profile",
  tables: ["users"],
  title: { en: "Profile", es: "Perfil" },
  fields: {
    id: { en: "Number of the account", es: "Número de la cuenta" },
    first_name: { en: "First name", es: "Nombre" },
    last_name: { en: "Last name", es: "Apellidos" },
    email: { en: "E-mail address", es: "Correo electrónico" },
    role: { en: "Role", es: "Rol" },
    language: { en: "Language", es: "Idioma" },
    time_zone: { en: "Time zone", es: "Zona horaria" },
    theme: { en: "Theme", es: "Tema" },
    created_at: { en: "Account since", es: "Cuenta desde" },
    invited_at: { en: "Invited", es: "Invitación" },
    last_seen_at: { en: "Last here", es: "Última visita" },
    terms_accepted_at: { en: "Agreed to the terms", es: "Aceptación de las condiciones" },
  },
  words: {
    role: {
      admin: { en: "Administrator", es: "Administrador" },
      instructor: { en: "Instructor", es: "Docente" },
      viewer: { en: "Viewer", es: "Observador" },
      student: { en: "Student", es: "Estudiante" },
    },
    language: { en: { en: "English", es: "Inglés" }, es: { en: "Spanish", es: "Español" } },
    theme: {
      system: { en: "As the device", es: "Como el dispositivo" },
      light: { en: "Light", es: "Claro" },
      dark: { en: "Dark", es: "Oscuro" },
    },
  },
  async *read({ database }, { userId }) {
    for (const user of await database.select().from(users).where(eq(users.id, userId))) {
      yield {
        id: user.id,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        role: user.role,
        language: user.locale,
        time_zone: user.timeZone,
        theme: user.theme,
        created_at: user.createdAt,
        invited_at: user.invitedAt,
        last_seen_at: user.lastSeenAt,
        terms_accepted_at: user.termsAcceptedAt,
      };
    }
  },
});

const devices = definePart({
  name: "devices",
  tables: ["sessions"],
  title: { en: "Where you are signed in", es: "Dónde tienes la sesión abierta" },
  fields: {
    since: { en: "Since", es: "Desde" },
    last_seen_at: { en: "Last used", es: "Último uso" },
    browser: BROWSER,
    system: SYSTEM,
  },
  async *read({ database }, { userId }) {
    const rows = await database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt));
    for (const { createdAt: since, lastSeenAt, browser, system } of rows) {
      yield { since, last_seen_at: lastSeenAt, browser, system };
    }
  },
});

const signInHistory = definePart({
  name: "sign-ins",
  tables: ["sign_ins"],
  title: { en: "Sign-ins of the last 90 days", es: "Inicios de sesión de los últimos 90 días" },
  fields: {
    at: WHEN,
    succeeded: { en: "Succeeded", es: "Con éxito" },
    browser: BROWSER,
    system: SYSTEM,
    network: { en: "Network", es: "Red" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<typeof signIns.$inferSelect>((after, limit) =>
      database
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, userId), gt(signIns.id, after?.id ?? 0)))
        .orderBy(asc(signIns.id))
        .limit(limit),
    );
    for await (const { createdAt: at, succeeded, browser, system, network } of rows) {
      yield { at, succeeded, browser, system, network };
    }
  },
});

const passkeyList = definePart({
  name: "passkeys",
  tables: ["passkeys"],
  title: { en: "Passkeys", es: "Llaves de acceso" },
  fields: {
    name: { en: "Name", es: "Nombre" },
    created_at: CREATED,
    last_used_at: { en: "Last used", es: "Último uso" },
  },
  async *read({ database }, { userId }) {
    const rows = await database.select().from(passkeys).where(eq(passkeys.userId, userId));
    for (const { name, createdAt, lastUsedAt } of rows) {
      yield { name, created_at: createdAt, last_used_at: lastUsedAt };
    }
  },
});

const identityList = definePart({
  name: "other-accounts",
  tables: ["identities"],
  title: { en: "Other accounts you sign in with", es: "Otras cuentas con las que entras" },
  fields: {
    provider: { en: "Provider", es: "Proveedor" },
    subject: { en: "Your number there", es: "Tu número allí" },
    created_at: CREATED,
  },
  async *read({ database }, { userId }) {
    const rows = await database.select().from(identities).where(eq(identities.userId, userId));
    for (const { provider, subject, createdAt } of rows) {
      yield { provider, subject, created_at: createdAt };
    }
  },
});

const tokenList = definePart({
  name: "personal-tokens",
  tables: ["personal_tokens"],
  title: { en: "Personal tokens", es: "Tokens personales" },
  fields: {
    name: { en: "Name", es: "Nombre" },
    scopes: { en: "Scopes", es: "Permisos" },
    created_at: CREATED,
    expires_at: { en: "Expires", es: "Caducidad" },
    last_used_at: { en: "Last used", es: "Último uso" },
  },
  async *read(ctx, { userId }) {
    for (const { name, scopes, ...times } of await listTokens(ctx, userId)) {
      yield {
        name,
        scopes: scopes.join(", "),
        created_at: times.createdAt,
        expires_at: times.expiresAt,
        last_used_at: times.lastUsedAt,
      };
    }
  },
});

/** Personal data in accounts. Erased last: nothing may refer to the account's row by then. */
export const accountsPersonalData: PersonalData = {
  parts: [profile, devices, signInHistory, passkeyList, identityList, tokenList],
  withheld: {
    registrations: "Only a password and what the account has too, for a day.",
    email_changes: "An address to be confirmed, for an hour; the account page shows it.",
    password_resets: "Secrets that open the account, valid for an hour.",
    erasures: "The account page shows it.",
    authenticator_apps:
      "A secret that opens the account; the account page shows whether there is one.",
    recovery_codes: "Secrets that open the account; the account page shows how many are left.",
    pending_sign_ins: "Sign-ins under way, for ten minutes.",
    provider_sign_ins: "Sign-ins under way, for ten minutes.",
  },
  goesWithAccount: [
    "sessions",
    "sign_ins",
    "passkeys",
    "personal_tokens",
    "identities",
    "provider_sign_ins",
    "authenticator_apps",
    "recovery_codes",
    "pending_sign_ins",
    "password_resets",
    "email_changes",
    "erasures",
  ],
  erases: ["users", "registrations"],
  async erase({ database }, { userId }) {
    const own = database
      .select({ email: sql`lower(${users.email})` })
      .from(users)
      .where(eq(users.id, userId));
    await database.delete(registrations).where(inArray(sql`lower(${registrations.email})`, own));
    await database.delete(users).where(eq(users.id, userId));
  },
};

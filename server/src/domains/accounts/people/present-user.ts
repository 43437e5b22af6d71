import type { Locale, SessionUser } from "@paso/contract";

import type { Actor } from "./actor.ts";

/** The signed-in person as sent to the browser. */
export function presentUser(actor: Actor, locale: Locale): SessionUser {
  return {
    id: actor.id,
    first_name: actor.firstName,
    last_name: actor.lastName,
    email: actor.email,
    role: actor.role,
    avatar: actor.avatar,
    locale: actor.locale ?? locale,
    time_zone: actor.timeZone,
    theme: actor.theme,
    must_change_password: actor.mustChangePassword,
    must_add_second_factor: actor.lacksSecondFactor ?? false,
  };
}

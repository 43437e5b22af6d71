import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../people/actor.ts";
import { presentUser } from "../people/present-user.ts";
import { changeProfile } from "./change-profile.ts";
import { changeTheme } from "./change-theme.ts";

/** A person's name, time zone and theme; the picture is uploaded as a file. */
export function profileRoutes(app: FastifyInstance): void {
  route(app, api.changeProfile, {
    action: "profile.change",
    handle: async ({ ctx, actor, body, request }) => {
      const person = signedIn(actor);
      const profile = {
        firstName: body.first_name,
        lastName: body.last_name,
        timeZone: body.time_zone,
      };
      await changeProfile(ctx, { userId: person.id, ...profile });
      return { user: presentUser({ ...person, ...profile }, request.locale) };
    },
  });

  route(app, api.changeTheme, {
    action: "profile.change",
    handle: async ({ ctx, actor, body }) => {
      await changeTheme(ctx, { userId: signedIn(actor).id, theme: body.theme });
      return { theme: body.theme };
    },
  });
}

import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import {
  beginRegistration,
  confirmRegistration,
  REGISTRATION_HOURS,
} from "../../accounts/index.ts";
import { admitNewPerson } from "./admit-new-person.ts";

/** Registrations per network and hour: a class shares one address. */
const NETWORK = { key: "register", attempts: 300, seconds: 3_600 };

/** Registration, and the texts the user agrees to. */
export function signUpRoutes(app: FastifyInstance): void {
  route(app, api.register, {
    action: "account.register",
    waits: true,
    handle: async ({ ctx, body, request }) => {
      const { locale, ip } = request;
      await countNetworkAttempt(ctx, ip, NETWORK);
      const invitationCode = body.code || null;
      await admitNewPerson(ctx, { email: body.email, invitationCode });
      if (hasTerms(ctx) && !body.accepts_terms) {
        throw invalid({ accepts_terms: ["Agree to the terms to sign up."] });
      }
      await beginRegistration(ctx, {
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        password: body.password,
        locale,
        invitationCode,
        acceptsTerms: body.accepts_terms && hasTerms(ctx),
      });
      const message = ctx.mail.transport
        ? "We have sent you a mail with a link. Open it within {hours} hours to confirm your address."
        : "This site does not send mail yet. An administrator can give you the link that confirms your address; it is valid for {hours} hours.";
      return { message: translateMessage(message, locale, { hours: REGISTRATION_HOURS }) };
    },
  });

  route(app, api.confirmRegistration, {
    action: "account.register",
    waits: true,
    handle: async ({ ctx, body, request }) => {
      const confirmation = { ...body, address: request.ip };
      const { email, invitationCode } = await confirmRegistration(
        ctx,
        confirmation,
        async (person) => {
          // Holders of a code were admitted with it, even if it has since been used up.
          const isInvited = ctx.site.signUp.policy === "invited" && person.invitationCode !== null;
          if (!isInvited) await admitNewPerson(ctx, person);
        },
      );
      return { email, redirect_to: invitationCode ? `/join/${invitationCode}` : "/student" };
    },
  });

  route(app, api.readLegalText, {
    action: "public.legal-text",
    handle: async ({ ctx, params, request }) => {
      const text = ctx.site.texts[params.text];
      const other = request.locale === "en" ? "es" : "en";
      const locale = text[request.locale] === "" ? other : request.locale;
      if (text[locale] === "") throw notFound();
      return { locale, html: text[locale] };
    },
  });
}

function hasTerms({ site }: Context): boolean {
  return Object.values(site.texts.terms).some((html) => html !== "");
}

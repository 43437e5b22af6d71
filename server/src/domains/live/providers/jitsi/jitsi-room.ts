import type { ProviderAccess } from "../call-provider.ts";
import type { JoiningPerson, MeetingPlan } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";

export interface JitsiAccess extends ProviderAccess {
  /** For example `https://meet.example.org`; a path names a tenant. */
  server: string;
  /** For servers with token authentication. */
  application: { id: string; secret: string } | null;
}

/** Seconds for which a token outlives a class, for latecomers and for one that takes longer. */
const GRACE = 3 * 3_600;

/** A person's address of the room: by name alone, or with a token if the server requires one. */
export async function addressOfRoom(
  access: JitsiAccess,
  { id }: Meeting,
  plan: MeetingPlan,
  person: JoiningPerson,
): Promise<string> {
  const url = new URL(`${access.server.replace(/\/+$/, "")}/${id}`);
  if (access.application) {
    url.searchParams.set("jwt", await signToken(access, access.application, { id, plan, person }));
  }
  // Jitsi reads JSON values from the fragment, which browsers do not send to servers.
  url.hash = [
    `config.subject=${encodeURIComponent(JSON.stringify(plan.title))}`,
    `userInfo.displayName=${encodeURIComponent(JSON.stringify(person.name))}`,
  ].join("&");
  return url.href;
}

interface Guest {
  id: string;
  plan: MeetingPlan;
  person: JoiningPerson;
}

async function signToken(
  { server, clock }: JitsiAccess,
  application: { id: string; secret: string },
  { id, plan, person }: Guest,
): Promise<string> {
  const { SignJWT } = await import("jose");
  const { hostname, pathname } = new URL(server);
  const tenant = pathname.replaceAll("/", "").toLowerCase();
  const now = Math.floor(clock.now().getTime() / 1000);
  const end = Math.floor(plan.startsAt.getTime() / 1000) + plan.minutes * 60;
  return new SignJWT({
    room: id,
    context: {
      user: {
        id: person.key,
        name: person.name,
        // Older servers read the affiliation, newer ones the moderator flag.
        affiliation: person.isHost ? "owner" : "member",
        moderator: String(person.isHost),
      },
    },
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(application.id)
    .setAudience(application.id)
    .setSubject(tenant || hostname)
    .setIssuedAt(now)
    .setExpirationTime(Math.max(end, now) + GRACE)
    .sign(new TextEncoder().encode(application.secret));
}

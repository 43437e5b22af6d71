import { z } from "zod";

import { personalToken } from "../accounts/token-endpoints.ts";
import { endpoint } from "../http/endpoint.ts";
import { pathId } from "../http/values.ts";

/** Personal tokens of people, for administrators. */

const personPath = z.strictObject({ userId: pathId });

export const listPersonTokens = endpoint({
  name: "listPersonTokens",
  method: "GET",
  path: "/api/admin/people/:userId/tokens",
  summary: "The personal tokens of anybody, for administrators.",
  params: personPath,
  response: z.strictObject({ tokens: z.array(personalToken) }),
  errors: [404],
});

export const revokePersonToken = endpoint({
  name: "revokePersonToken",
  method: "DELETE",
  path: "/api/admin/people/:userId/tokens/:tokenId",
  summary: "Revoke somebody's token. They get a mail.",
  params: personPath.extend({ tokenId: pathId }),
  response: z.strictObject({}),
  errors: [404],
});

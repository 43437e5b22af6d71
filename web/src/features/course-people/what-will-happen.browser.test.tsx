import type { TypedPerson } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { WhatWillHappen } from "./what-will-happen.tsx";

const ADA: TypedPerson = {
  line: 1,
  email: "ada@example.org",
  name: "Ada Lovelace",
  outcome: "invites",
  message: null,
};
const WAITING = /^This site has no mail server yet/;

it.each([
  ["invites", false, 1],
  ["invites", true, 0],
  // Whoever has an account needs no invitation.
  ["enrols", false, 0],
] as const)(
  "says of somebody whom it %s, if mails are sent: %s, that the invitation waits: %i",
  async (outcome, isSending, notes) => {
    const { getByText } = await renderScreen(
      <WhatWillHappen
        people={[{ ...ADA, outcome }]}
        isEmpty={false}
        isSending={isSending}
        failure={null}
      />,
    );
    await expect.element(getByText(/Ada Lovelace/)).toBeVisible();
    expect(getByText(WAITING).elements()).toHaveLength(notes);
  },
);

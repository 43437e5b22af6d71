import { i18n } from "@lingui/core";
import { afterEach, expect, it } from "vitest";

import { renderScreen } from "../testing/render-screen.tsx";
import { FailureText } from "./failure-text.tsx";

afterEach(() => i18n.activate("en"));

it.each([
  ["en", "Bad Gateway"],
  ["es", "Something went wrong."],
])("has a status text, which is in English, for no other language (%s)", async (locale, words) => {
  // Without a catalogue the product's own sentences stay in English.
  i18n.loadAndActivate({ locale, messages: i18n.messages });
  const screen = await renderScreen(<FailureText statusText="Bad Gateway" />);
  await expect.poll(() => screen.container.textContent).toBe(words);
});

it("prefers the server's own message", async () => {
  const screen = await renderScreen(
    <FailureText statusText="Conflict" message="This module is closed." />,
  );
  await expect.poll(() => screen.container.textContent).toBe("This module is closed.");
});

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { areSoundsOn, keepSounds } from "../../storage/sounds.ts";
import { playTone } from "../../ui/play-tone.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

/** Whether lessons play tones on this device; switching it on plays one. */
export function SoundSwitch() {
  const { t } = useLingui();
  const [on, setOn] = useState(areSoundsOn);

  function choose(value: "on" | "off"): void {
    setOn(value === "on");
    keepSounds(value === "on");
    if (value === "on") playTone("right");
  }

  return (
    <ChoiceSwitch
      label={t`Sounds in lessons`}
      value={on ? "on" : "off"}
      choices={[
        { value: "off", label: t({ message: "Off", context: "sounds" }) },
        { value: "on", label: t({ message: "On", context: "sounds" }) },
      ]}
      onChange={choose}
    />
  );
}

import { useLingui } from "@lingui/react/macro";

/** A greeting by the time of day on the user's device. */
export function Greeting({ name, now }: { name: string; now: Date }) {
  const { t, i18n } = useLingui();
  const hour = now.getHours();
  const day = new Intl.DateTimeFormat(i18n.locale === "en" ? "en-GB" : i18n.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(now);
  const greetings = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  return (
    <div className="-mb-4">
      <p className="text-muted first-letter:uppercase">{day}</p>
      <h1 className="text-title font-bold wrap-anywhere">{greetings[partOfDay(hour)]}</h1>
    </div>
  );
}

function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 19 ? "afternoon" : "evening";
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TextResult } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { ResultFigure } from "../parts/result-figure.tsx";

/** The answers to an open question, and how course mates received them. */
export function TextQuestion({ result }: { result: TextResult }) {
  const { t, i18n } = useLingui();
  const { answers, published, hidden, views, likes, comments, reports } = result;
  const inWorkbooks = answers - published - hidden;
  const withReply = published - result.without_reply;
  const parts = [
    { key: "published", name: t`Shared with course mates`, people: published },
    { key: "replied", name: t`Of these, with a reply`, people: withReply },
    { key: "workbook", name: t`Only in workbooks`, people: inWorkbooks },
    { key: "hidden", name: t`Hidden by staff`, people: hidden },
  ].filter(({ key, people }) => people > 0 || key === "published");
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const [shown, liked, said] = [number(views), number(likes), number(comments)];
  return (
    <ResultFigure
      caption={t`What became of the texts`}
      head={[t`Texts`, t`Number`]}
      rows={[
        ...parts.map(({ key, name, people }) => ({ key, cells: [name, people] })),
        { key: "views", cells: [t`Times shown in lists`, shown] },
        { key: "likes", cells: [t`Likes`, liked] },
        { key: "comments", cells: [t`Comments`, said] },
        { key: "reports", cells: [t`Open reports`, reports] },
      ]}
      sentence={
        published === 0
          ? t`Nothing here was written for course mates to read.`
          : (views > 0
              ? t`Lists showed these texts ${plural(views, { one: "# time", other: "# times" })}.` +
                " "
              : "") +
            t`They got ${plural(likes, { one: "# like", other: "# likes" })} and ${plural(comments, { one: "# comment", other: "# comments" })}; ${plural(withReply, { one: `# of ${published} has a reply`, other: `# of ${published} have a reply` })}.`
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {parts.map(({ key, name, people }) => (
          <li key={key} className="grid gap-1 text-small">
            <span className="flex justify-between gap-4">
              {name}
              <span className="tabular-nums">{people}</span>
            </span>
            <span className="grid">
              <Bar
                colour={key === "replied" ? "bg-accent" : "bg-peers"}
                share={people / Math.max(1, answers)}
              />
            </span>
          </li>
        ))}
      </ul>
    </ResultFigure>
  );
}

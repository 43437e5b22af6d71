import { useLingui } from "@lingui/react/macro";

import { Dialog } from "../../../ui/staff/dialog.tsx";

import "./shortcut-sheet.css";

/** All keyboard shortcuts of the editor. Each also has a button or a menu entry. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const shift = t({ message: "Shift", context: "key" });
  const enter = t({ message: "Enter", context: "key" });
  const backspace = t({ message: "Backspace", context: "key" });
  const groups = [
    {
      title: t`Anywhere in the editor`,
      keys: [
        [["Ctrl", "S"], t`Save and stay`],
        [["Ctrl", "Z"], t`Undo`],
        [["Ctrl", shift, "Z"], t`Redo`],
        [["Ctrl", enter], t`Add a section after the open one`],
        [["Esc"], t`Leave the open section`],
        [["?"], t`Show this sheet`],
      ],
    },
    {
      title: t`In an option`,
      keys: [
        [[enter], t`Next option; after the last one a new one`],
        [["↑", "↓"], t`Option above, option below`],
        [[backspace], t`Remove it, when it is empty`],
        [["Ctrl", "V"], t`Several lines become several options`],
      ],
    },
    {
      title: t`In an empty line of a text`,
      keys: [[["/"], t`Put another section there`]],
    },
    {
      title: t`On the name of a section`,
      keys: [
        [["←", "→"], t`Fold it to a line, unfold it`],
        [[shift, "←"], t`Fold all`],
        [[shift, "→"], t`Unfold all`],
      ],
    },
    {
      title: t`On the handle of a section or an option`,
      keys: [[["↑", "↓"], t`Move it up, move it down`]],
    },
    {
      title: t`Where sections are chosen`,
      keys: [
        [["A–Z"], t`Find a kind by its name`],
        [["↑", "↓", enter], t`Go through the kinds, take one`],
        [["Esc"], t`Close`],
      ],
    },
  ] satisfies { title: string; keys: [string[], string][] }[];
  return (
    <Dialog open onClose={onClose} title={t`Keyboard shortcuts`}>
      <div className="shortcut-list">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="font-semibold">{title}</h3>
            <dl>
              {keys.map(([names, what]) => (
                <div key={what} className="contents">
                  <dt className="flex gap-1">
                    {names.map((name) => (
                      <kbd
                        key={name}
                        className="rounded-md border border-line bg-paper px-1.5 text-small"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-5 text-small text-muted">
        {t`On a Mac, use ⌘ in place of Ctrl. Whatever a key does, a button or a menu does as well.`}
      </p>
    </Dialog>
  );
}

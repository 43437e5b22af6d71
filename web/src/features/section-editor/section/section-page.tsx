import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useEditor } from "../sections/editor-context.ts";
import { AnswersNote } from "./answers-note.tsx";
import { useSlash } from "./use-slash.ts";
import { UsedNumbers } from "./used-numbers.tsx";

interface SectionPageProps {
  sectionKey: string;
  isOpen: boolean;
}

/** A section as students see it; when open, it can be edited in place. */
export function SectionPage({ sectionKey, isOpen }: SectionPageProps) {
  const section = useEditor((state) => state.sections[sectionKey]);
  const slash = useSlash(sectionKey);
  if (!section) return null;
  const { Page } = staffKind(section);
  if (!isOpen) {
    return (
      <div className="canvas-page">
        <Page section={section} isOpen={false} />
      </div>
    );
  }
  return (
    <div className="canvas-page">
      {/* In the capture phase, before the rich text editor. */}
      <div data-fields="" onKeyDownCapture={slash}>
        <Page section={section} isOpen />
      </div>
      <div className="mt-3 grid gap-1 empty:hidden">
        <AnswersNote section={section} />
        {section.id === null && <UsedNumbers ownKey={sectionKey} />}
      </div>
    </div>
  );
}

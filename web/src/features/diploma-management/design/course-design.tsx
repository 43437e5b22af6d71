import { useLingui } from "@lingui/react/macro";
import type { CourseDiplomaDesign } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { writeQuery } from "../../../api/index.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { courseDesignQuery, saveCourseDesign } from "./api.ts";
import { DesignEditor } from "./design-editor.tsx";

/** The design of one course's diplomas. Give it a `key` per course. */
export function CourseDesign({ state }: { state: CourseDiplomaDesign }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id: courseId, final_questions: finalQuestions } = state.course;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Link
          to="/authoring/courses/$courseId/diplomas/{-$panel}"
          params={{ courseId: String(courseId), panel: undefined }}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t`Back to the diplomas of the course`}
        </Link>
        <h2 className="text-question font-semibold">{t`Design and conditions`}</h2>
      </div>
      {!state.is_own && (
        <Alert tone="calm" title={t`This course uses the site’s design`}>
          <p className="text-muted">{t`Change it and save to give this course a design of its own.`}</p>
        </Alert>
      )}
      <DesignEditor
        owner={{ courseId }}
        state={state}
        draftKey={`diploma-design:${courseId}`}
        save={(design) => saveCourseDesign(courseId, design)}
        onSaved={(saved) =>
          writeQuery(queryClient, courseDesignQuery(courseId), (before) =>
            before ? { ...before, ...saved } : before,
          )
        }
        finalQuestions={finalQuestions}
        removal={{
          label: t`Use the site’s design`,
          text: t`This course’s own design is deleted. New diplomas get the site’s design; those already issued stay as they are.`,
        }}
      />
    </div>
  );
}

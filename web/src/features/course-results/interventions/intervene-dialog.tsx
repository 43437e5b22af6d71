import { useLingui } from "@lingui/react/macro";
import type { StudentWay } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { fullName } from "../../../ui/full-name.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { useStepName } from "../parts/use-step-name.ts";
import { interventionQuery, type Student, type Wish } from "./api.ts";
import { ChangeList } from "./change-list.tsx";
import { useIntervene } from "./use-intervene.tsx";

type Page = StudentWay["pages"][number];

interface InterveneDialogProps {
  courseId: number;
  student: StudentWay["student"];
  page: Page;
  kind: Wish["kind"];
  onClose: () => void;
}

/** Previews an intervention and asks for confirmation. */
export function InterveneDialog({ courseId, student, page, kind, onClose }: InterveneDialogProps) {
  const { t } = useLingui();
  const name = fullName(student);
  const { title } = page;
  const titles = {
    reset: t`Reset “${title}” for ${name}?`,
    open: t`Open “${title}” for ${name}?`,
    excuse: t`Excuse ${name} from “${title}”?`,
  };
  return (
    <Dialog open onClose={onClose} title={titles[kind]} role="alertdialog">
      <InterveneForm
        whose={{ courseId, userId: student.id }}
        page={page}
        kind={kind}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface FormProps extends Pick<InterveneDialogProps, "page" | "kind" | "onClose"> {
  whose: Student;
}

function InterveneForm({ whose, page, kind, onClose }: FormProps) {
  const { t } = useLingui();
  const [sectionId, setSectionId] = useState<number | null>(null);
  const wish: Wish = { kind, pageId: page.id, sectionId };
  const preview = useQuery(interventionQuery(whose, wish));
  const { mutate, isPending, error } = useIntervene(whose);
  const labels = { reset: t`Reset`, open: t`Open the page`, excuse: t`Excuse` };
  const failure = error ?? preview.error;
  return (
    <div className="grid gap-5">
      {kind === "reset" && <SectionField page={page} value={sectionId} onChange={setSectionId} />}
      {preview.data ? <ChangeList wish={wish} preview={preview.data} /> : <Loading />}
      <FormError failure={failure && describeFailure(failure)} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          variant={kind === "reset" ? "danger" : "primary"}
          busy={isPending}
          isDisabled={!preview.data}
          onPress={() => mutate(wish, { onSuccess: onClose })}
        >
          {labels[kind]}
        </Button>
      </div>
    </div>
  );
}

interface SectionFieldProps {
  page: Page;
  value: number | null;
  onChange: (sectionId: number | null) => void;
}

/** The whole page, or one of its sections that the student has begun. */
function SectionField({ page, value, onChange }: SectionFieldProps) {
  const { t } = useLingui();
  const nameOf = useStepName();
  const begun = page.sections.filter(({ status }) => status !== "untouched");
  return (
    <SelectField
      label={t`What to reset`}
      value={value === null ? "page" : String(value)}
      onChange={(id) => onChange(id === "page" ? null : Number(id))}
      options={[
        { id: "page", label: t`The whole page` },
        ...begun.map((section) => ({ id: String(section.id), label: nameOf(section) })),
      ]}
    />
  );
}

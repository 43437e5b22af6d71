import { useLingui } from "@lingui/react/macro";
import type { StudentWay } from "@paso/contract";
import { useState } from "react";

import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import type { Wish } from "./api.ts";
import { InterveneDialog } from "./intervene-dialog.tsx";

interface PageMenuProps {
  courseId: number;
  student: StudentWay["student"];
  page: StudentWay["pages"][number];
}

/** Interventions that staff can make on a page for one student. */
export function PageMenu({ courseId, student, page }: PageMenuProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Wish["kind"] | null>(null);
  const { title, state, sections } = page;
  const isBegun = sections.some(({ status }) => status !== "untouched");
  return (
    <>
      <Menu label={t`Change “${title}” for this student`}>
        {state === "locked" && (
          <MenuItem icon="lock" label={t`Open this page…`} onAction={() => setKind("open")} />
        )}
        {(isBegun || state === "excused") && (
          <MenuItem icon="restore" label={t`Reset…`} onAction={() => setKind("reset")} />
        )}
        <MenuItem
          icon="check"
          label={t`Excuse…`}
          isDisabled={state === "excused" || sections.length === 0}
          onAction={() => setKind("excuse")}
        />
      </Menu>
      {kind && (
        <InterveneDialog
          courseId={courseId}
          student={student}
          page={page}
          kind={kind}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { describeFailure } from "../../../api/index.ts";
import { Button, buttonClass } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { StaffRefusal } from "../../layouts/staff-refusal.tsx";

interface StaffQueryScreenProps<Data> {
  /** A query's result, or a part of one. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** A staff screen made of one answer: loading, the red alert with the way on, or the answer. */
export function StaffQueryScreen<Data>({ query, children }: StaffQueryScreenProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Loading className="justify-center py-20" />;
  // The role changed since sign-in, or the course has other staff by now.
  const { status } = describeFailure(query.error);
  if (status === 403 || status === 404) return <StaffRefusal isGone={status === 404} />;
  return (
    <div className="mx-auto grid max-w-column gap-6 px-5 py-12">
      <h1 className="text-title font-bold">{t`This could not be loaded`}</h1>
      <FormError failure={describeFailure(query.error)} />
      <div className="flex flex-wrap gap-3">
        <Button busy={query.isFetching} onPress={() => void query.refetch()}>
          {t`Try again`}
        </Button>
        <Link to="/authoring" className={buttonClass("quiet")}>
          {t`All courses`}
        </Link>
      </div>
    </div>
  );
}

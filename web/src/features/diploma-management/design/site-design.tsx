import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { saveSiteDesign, siteDesignQuery } from "./api.ts";
import { DesignEditor } from "./design-editor.tsx";

/** The default designs for courses without their own, one per language. */
export function SiteDesign({ initial }: { initial: Locale }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState(initial);
  const { data, error, refetch } = useQuery(siteDesignQuery(language));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          {t`Courses without a design of their own use this one. Teachers can give a course its own under Diplomas.`}
        </p>
        <SelectField<Locale>
          label={t`For courses in`}
          value={language}
          onChange={setLanguage}
          className="w-56"
          options={[
            { id: "en", label: t`English` },
            { id: "es", label: t`Spanish` },
          ]}
        />
      </div>
      {error && !data && (
        <LoadFailure failure={describeFailure(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading className="py-10" />}
      {data && (
        <DesignEditor
          key={language}
          owner={{ language }}
          state={data}
          draftKey={`site-diploma-design-${language}`}
          save={(design) => saveSiteDesign(language, design)}
          onSaved={(saved) => writeQuery(queryClient, siteDesignQuery(language), () => saved)}
          finalQuestions={null}
          removal={{
            label: t`Go back to the standard design`,
            text: t`This design is deleted. New diplomas get the standard design; those already issued stay as they are.`,
          }}
        />
      )}
    </div>
  );
}

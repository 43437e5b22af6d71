import { useLingui } from "@lingui/react/macro";
import type { DiplomaDesign, SampleScript } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { type DesignOwner, previewQuery } from "./api.ts";

interface DesignPreviewProps {
  owner: DesignOwner;
  design: DiplomaDesign;
}

/** A sample of the printed diploma, updated after a debounce. */
export function DesignPreview({ owner, design }: DesignPreviewProps) {
  const { t } = useLingui();
  const [script, setScript] = useState<SampleScript>("latin");
  const shown = usePaused(design);
  const { data, error, isFetching, refetch } = useQuery(
    previewQuery(owner, drawable(shown), script),
  );
  return (
    <section aria-labelledby="diploma-preview" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="diploma-preview" className="text-lg font-semibold">{t`Preview`}</h3>
        <SelectField<SampleScript>
          label={t`Sample name`}
          value={script}
          onChange={setScript}
          className="w-44"
          options={[
            { id: "latin", label: t`Latin` },
            { id: "greek", label: t`Greek` },
            { id: "cyrillic", label: t`Cyrillic` },
            { id: "arabic", label: t`Arabic` },
            { id: "hebrew", label: t`Hebrew` },
            { id: "chinese", label: t`Chinese` },
          ]}
        />
      </div>
      {error && <LoadFailure failure={describeFailure(error)} onRetry={() => void refetch()} />}
      {data ? (
        <figure aria-busy={isFetching} className="relative">
          <img
            src={data.picture}
            width={data.width}
            height={data.height}
            alt={t`Sample diploma: ${data.text.join(", ")}`}
            className={`w-full rounded-control border border-line shadow-float ${isFetching ? "opacity-60" : ""}`}
          />
          {isFetching && (
            <span className="absolute end-4 top-2" aria-hidden="true">
              <span className="spinner block text-accent" />
            </span>
          )}
        </figure>
      ) : (
        !error && (
          <div className="grid aspect-3/2 place-items-center rounded-control border border-line bg-card">
            <Loading />
          </div>
        )
      )}
      <p className="text-small text-muted">
        {t`This is the PDF as it is printed. Real diplomas are not marked as a sample.`}
      </p>
    </section>
  );
}

/** A design without incomplete input, which its fields report once it is saved. */
function drawable(design: DiplomaDesign): DiplomaDesign {
  const { heading, hours, least_result: least, signatures } = design;
  return {
    ...design,
    heading: heading.trim() || "…",
    hours: hours !== null && hours >= 0.5 && hours <= 10_000 ? hours : null,
    least_result: least !== null && isPercentage(least) ? least : null,
    signatures: signatures.filter(({ name }) => name.trim() !== ""),
  };
}

function isPercentage(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 100;
}

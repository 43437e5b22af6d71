import { useLingui } from "@lingui/react/macro";
import type { WorkbookFormat } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import type { Entries } from "../list/entry-list.tsx";
import { exportsQuery, postExport } from "../queries/workbook-queries.ts";
import { WorkbookFile } from "./workbook-file.tsx";

/** The workbook to take away: as PDF, as EPUB, or printed. */
export function WorkbookFiles({ courseId, list }: { courseId: number | null; list: Entries }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = exportsQuery(courseId);
  const { data } = useQuery(query);
  /** Below the files: on a phone, the navigation would cover a new one. */
  const end = useRef<HTMLDivElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (format: WorkbookFormat) => postExport(courseId, format),
    onSettled: async () => {
      await queryClient.invalidateQueries(query);
      requestAnimationFrame(() => end.current?.scrollIntoView({ block: "nearest" }));
    },
  });
  const files = data?.exports ?? [];

  /** Loads and renders the whole book first. */
  async function print(): Promise<void> {
    setIsPrinting(true);
    try {
      let result: Pick<Entries, "hasNextPage" | "isError"> = list;
      while (result.hasNextPage && !result.isError) result = await list.fetchNextPage();
      if (!result.isError) requestAnimationFrame(() => window.print());
    } finally {
      setIsPrinting(false);
    }
  }

  return (
    <section className="workbook-files" aria-label={t`Download or print`}>
      <div className="flex flex-wrap gap-3">
        {(["pdf", "epub"] as const).map((format) => (
          <Button
            key={format}
            variant="quiet"
            busy={
              (isPending && variables === format) ||
              files.some((file) => file.format === format && file.state === "preparing")
            }
            onClick={() => mutate(format)}
          >
            {format === "pdf" ? t`Make a PDF` : t`Make an e-book (EPUB)`}
          </Button>
        ))}
        <Button variant="quiet" busy={isPrinting} onClick={() => void print()}>
          {t`Print`}
        </Button>
      </div>
      {error && (
        <div className="mt-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(error)} />
          </Alert>
        </div>
      )}
      {files.map((file) => (
        <WorkbookFile key={file.id} file={file} timeZone={data?.time_zone ?? ""} />
      ))}
      <div ref={end} className="workbook-files-end" />
    </section>
  );
}

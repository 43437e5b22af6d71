import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { PinItem } from "./pin-item.tsx";
import { ownPinsQuery } from "./pin-queries.ts";

/** The viewer's own opinions that staff have pinned or would like to: an explanation, and yes or no. */
export function PinList() {
  const { t } = useLingui();
  const pins = useQuery(ownPinsQuery);
  const again = () => void pins.refetch();
  useRetry(pins.error, again);
  return (
    <div className="mx-auto max-w-column px-5 pt-10 pb-24">
      <h1 className="mb-3 text-title font-bold">{t`Pinned opinions`}</h1>
      <p className="mb-8 max-w-prose text-muted">
        {t`Your teachers may show an opinion of yours before all others to course mates who have answered the same question, with your first name and picture, as now, and a mark. They only do so if you say yes. You can change your mind at any time: it is then an opinion like the others again, and you are not asked a second time.`}
      </p>
      {pins.isPending && !pins.isError && <Loading className="py-10" />}
      {pins.data?.pins.length === 0 && (
        <p className="text-reading text-muted">
          {t`Nobody is asking at the moment. If your teachers would like to pin an opinion of yours, you are asked here.`}
        </p>
      )}
      <ul className="grid gap-5">
        {pins.data?.pins.map((pin) => (
          <PinItem key={pin.opinion_id} pin={pin} />
        ))}
      </ul>
      {pins.isError && (
        <div className="mt-6 grid justify-items-start gap-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(pins.error)} />
          </Alert>
          <Button variant="quiet" onClick={again}>
            {t`Try again`}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { CoursePeople } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { invitationsQuery } from "./api.ts";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { InvitationRow } from "./invitation-row.tsx";

/** The codes with which people come into a course themselves. */
export function InvitationList({ people }: { people: CoursePeople }) {
  const { t } = useLingui();
  const { course, groups } = people;
  const { data, error } = useQuery(invitationsQuery(course.id));
  const [isNew, setNew] = useState(false);
  return (
    <section aria-labelledby="invitations">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="invitations" className="text-question font-semibold">{t`Join codes`}</h2>
        <Button variant="plain" className="-my-2 -me-2" onPress={() => setNew(true)}>
          {t`New code`}
        </Button>
      </div>
      {error && <FormError failure={describeFailure(error)} />}
      {!data && !error && <Loading />}
      {data?.invitations.length === 0 && (
        <p className="border-t border-line py-4 text-muted">
          {t`Anyone with a code can join by themselves: by typing it, by a link, or by a QR code in the classroom.`}
        </p>
      )}
      {data && data.invitations.length > 0 && (
        <ul aria-labelledby="invitations">
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              courseId={course.id}
              invitation={invitation}
              groups={groups}
              siteUrl={data.site_url}
            />
          ))}
        </ul>
      )}
      <InvitationDialog open={isNew} onClose={() => setNew(false)} people={people} />
    </section>
  );
}

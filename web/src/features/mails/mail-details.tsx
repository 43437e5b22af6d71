import { useLingui } from "@lingui/react/macro";
import { resendMail, type Mail } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { mailQuery } from "./api.ts";

/** A mail's content, and a button to send it again. */
export function MailDetails({ mail }: { mail: Mail }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const details = useQuery(mailQuery(mail.id));
  const resend = useMutation({
    mutationFn: () => call(resendMail, { params: { mailId: mail.id } }),
    onSuccess() {
      showToast({ text: t`Sending it again` });
      void queryClient.invalidateQueries(mailQuery(mail.id));
      return queryClient.invalidateQueries({ queryKey: ["mails"] });
    },
  });
  if (details.isPending) return <Loading className="py-4" />;
  if (details.isError) {
    return (
      <LoadFailure
        failure={describeFailure(details.error)}
        onRetry={() => void details.refetch()}
        className="mt-3"
      />
    );
  }
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p
        dir="auto"
        className="w-full rounded-control border border-line bg-paper px-4 py-3 wrap-anywhere whitespace-pre-line"
      >
        {details.data.text}
      </p>
      <FormError failure={resend.error && describeFailure(resend.error)} />
      {details.data.may_resend && (
        <Button variant="quiet" busy={resend.isPending} onPress={() => resend.mutate()}>
          {t`Send again`}
        </Button>
      )}
    </div>
  );
}

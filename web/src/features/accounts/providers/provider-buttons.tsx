import { useLingui } from "@lingui/react/macro";
import { beginProviderSignIn, type SignInOptions } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { useLeave } from "./use-leave.ts";

interface ProviderButtonsProps {
  providers: SignInOptions["providers"];
  /** The path to return to; defaults to the role's start page. */
  next: string | undefined;
}

/** One button per provider, which leads to its sign-in page. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const { t } = useLingui();
  const { isLeaving, leaveFor } = useLeave();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (provider: string) =>
      call(beginProviderSignIn, {
        params: { provider },
        body: next === undefined ? {} : { next },
      }),
    onSuccess: ({ url }) => leaveFor(url),
  });
  return (
    <>
      <FormFailure error={error} />
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="quiet"
          className="wrap-anywhere"
          busy={(isPending || isLeaving) && variables === key}
          onClick={() => mutate(key)}
        >
          {t`Continue with ${name}`}
        </Button>
      ))}
    </>
  );
}

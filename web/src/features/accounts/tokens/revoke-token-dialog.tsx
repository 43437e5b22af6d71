import { useLingui } from "@lingui/react/macro";
import { type PersonalToken, revokeToken } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, writeQuery } from "../../../api/index.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { tokensQuery } from "./tokens-query.ts";

interface RevokeTokenDialogProps {
  token: PersonalToken;
  onClose: () => void;
}

export function RevokeTokenDialog({ token, onClose }: RevokeTokenDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { name } = token;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(revokeToken, { params: { tokenId: token.id } }),
    onSuccess: async () => {
      await writeQuery(
        queryClient,
        tokensQuery,
        (own) => own && { tokens: own.tokens.filter(({ id }) => id !== token.id) },
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t`Revoke “${name}”?`}
      action={t`Revoke the token`}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="mb-5 text-muted">
        {t`Programs that use it are refused at once. A revoked token cannot be brought back.`}
      </p>
    </ConfirmDialog>
  );
}

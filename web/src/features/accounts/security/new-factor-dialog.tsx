import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { Dialog } from "../../../ui/student/dialog.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { securityQuery } from "./security-query.ts";
import { SecuritySettings } from "./security-settings.tsx";

interface NewFactorDialogProps {
  onAdded: () => void;
  /** Called when the person does not add one. */
  onClose: () => void;
}

/** Adds a second factor that the site has just begun to require, over the page. */
export function NewFactorDialog({ onAdded, onClose }: NewFactorDialogProps) {
  const { t } = useLingui();
  const security = useQuery(securityQuery);
  return (
    <Dialog open onClose={onClose} title={t`This site requires you to use a second factor`}>
      <p className="mb-8 text-muted">
        {t`Add a passkey or set up an app, then go on where you are; nothing you typed is lost.`}
      </p>
      {security.isPending && <Loading className="py-4" />}
      <FormFailure error={security.error} />
      {security.data && <SecuritySettings security={security.data} onFactorAdded={onAdded} />}
    </Dialog>
  );
}

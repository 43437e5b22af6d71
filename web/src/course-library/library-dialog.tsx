import { useLingui } from "@lingui/react/macro";
import type { LibraryHit, LibraryKind } from "@paso/contract";
import type { ReactNode } from "react";

import { Button } from "../ui/staff/button.tsx";
import { Dialog } from "../ui/staff/dialog.tsx";
import { FormError } from "../ui/staff/form-error.tsx";
import { LibraryHits } from "./library-hits.tsx";

interface LibraryDialogProps {
  kinds: readonly LibraryKind[];
  /** What adding does, and where. */
  note: ReactNode;
  /** The hit that is being added. */
  adding: LibraryHit | null;
  failure: Parameters<typeof FormError>[0]["failure"];
  onAdd: (hit: LibraryHit) => void;
  onClose: () => void;
}

/** Search across all one's courses for content to add here. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { kinds, note, adding, failure, onAdd, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`From the library`}>
      <p className="mb-4 text-muted">{note}</p>
      <LibraryHits
        kinds={kinds}
        renderActions={(hit) => {
          const name = hit.title_line;
          return (
            <Button
              variant="quiet"
              icon="add"
              busy={adding?.kind === hit.kind && adding.id === hit.id}
              isDisabled={adding !== null && adding.id !== hit.id}
              aria-label={t`Add ${name}`}
              onPress={() => onAdd(hit)}
            >
              {t`Add`}
            </Button>
          );
        }}
      />
      <FormError failure={failure} />
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { removeLogo, type Site, uploadLogo } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, call, describeFailure, upload, writeQuery } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FileButton } from "../../ui/staff/file-button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Icon } from "../../ui/staff/icon.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { checkPicture } from "../../uploads/check-file.ts";
import { siteQuery } from "./api.ts";
import { showLook } from "./show-look.ts";

const MEGABYTE = 1024 ** 2;

/** The site's logo: choosing and removing it, which takes effect at once. */
export function LogoField({ site }: { site: Site }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const show = async (saved: Site) => {
    await writeQuery(queryClient, siteQuery, () => saved);
    showLook(saved.look_css);
  };
  const save = useMutation({
    mutationFn: (image: File) => upload(uploadLogo, { files: { image } }),
    async onSuccess(saved) {
      await show(saved);
      showToast({ text: t`The logo is in place` });
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removeLogo),
    async onSuccess(saved) {
      await show(saved);
      showToast({ text: t`The logo is removed` });
    },
  });
  const most = site.picture_limit_mb;

  const choose = ([image]: File[]) => {
    if (!image) return;
    save.reset();
    remove.reset();
    const issue = checkPicture(image, most * MEGABYTE);
    const reasons = {
      type: t`Choose a PNG, JPEG, WebP, AVIF, GIF or SVG file.`,
      empty: t`This file is empty.`,
      size: t`This file is larger than ${most} MB.`,
    };
    setRefused(issue && reasons[issue]);
    if (issue === null) save.mutate(image);
  };
  const said = save.error instanceof ApiError ? save.error.fieldMessages["image"] : undefined;
  const error = refused ?? said;

  return (
    <section aria-labelledby="logo" className="grid justify-items-start gap-4">
      <h3 id="logo" className="text-lg font-semibold">{t`Logo`}</h3>
      {site.logo && (
        <div className="flex min-h-20 w-full max-w-80 items-center rounded-card border border-line bg-card px-5">
          <span role="img" aria-label={t`The logo`} className="brand overflow-hidden">
            {site.name}
          </span>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={site.logo ? t`Choose another logo` : t`Choose a logo`}
          accept={[".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"]}
          busy={save.isPending}
          onChoose={choose}
        />
        {site.logo && (
          <Button variant="plain" busy={remove.isPending} onPress={() => remove.mutate()}>
            {t`Remove logo`}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        {t`PNG, JPEG, WebP, AVIF, GIF or SVG, up to ${most} MB. A wide one takes the place of the site’s name; a square one appears beside it. Best with a transparent background.`}
      </p>
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-wrong">
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {save.error && !said && <FormError failure={describeFailure(save.error)} />}
      {remove.error && <FormError failure={describeFailure(remove.error)} />}
    </section>
  );
}

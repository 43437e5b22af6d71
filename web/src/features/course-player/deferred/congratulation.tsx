import { useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";

/**
 * Congratulates on a finished course. The Spanish text is part of the product in every language of
 * the interface; the English one is below it for those who read English.
 */
export function Congratulation({ page }: { page: PageData }) {
  const { t, i18n } = useLingui();
  const { title, language } = page.course;
  // With missed pages, only the diploma itself knows whether it is issued.
  const diploma = page.course.has_diploma && page.missed_pages.length === 0;
  return (
    <>
      <p
        lang="es"
        className="mt-2 text-[1.75rem] leading-tight font-bold text-balance sm:text-title"
      >
        ¡Enhorabuena! Has completado el curso «<span lang={language}>{title}</span>».
      </p>
      <div className="mt-3 grid gap-2 text-reading text-muted">
        {diploma && <p lang="es">Te enviaremos tu diploma por correo electrónico.</p>}
        {i18n.locale !== "es" && (
          <p>
            {t`Congratulations! You have completed the course “${title}”.`}
            {diploma && ` ${t`Your diploma will be sent to you by e-mail.`}`}
          </p>
        )}
      </div>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";

/**
 * Congratulates on a finished course. The Spanish text is part of the product in every language of
 * the interface; the English one is below it for those who read English.
 */
export function Congratulation({ page }: { page: PageData }) {
  const { t, i18n } = useLingui();
  const { title } = page.course;
  // Whether one comes in spite of missed pages is the diploma's own to say.
  const diploma = page.course.has_diploma && page.missed_pages.length === 0;
  return (
    <div className="mt-3 grid gap-2 text-reading">
      <p lang="es">
        ¡Enhorabuena! Has completado el curso «{title}».
        {diploma && " Te enviaremos tu diploma por correo electrónico."}
      </p>
      {i18n.locale !== "es" && (
        <p className="text-muted">
          {t`Congratulations! You have completed the course “${title}”.`}
          {diploma && ` ${t`Your diploma will be sent to you by e-mail.`}`}
        </p>
      )}
      {page.survey && !page.survey.finished && (
        <p>{t`What did you think of the course? A few questions, one click each.`}</p>
      )}
    </div>
  );
}

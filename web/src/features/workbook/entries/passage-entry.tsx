import type { WorkbookEntry } from "@paso/contract";

/** A passage kept while reading, with its pictures and the user's note. */
export function PassageEntry({ entry }: { entry: WorkbookEntry & { kind: "passage" } }) {
  const { course, quote, note, pictures } = entry;
  return (
    <>
      <blockquote dir="auto" lang={course.language} className="workbook-quote">
        {quote}
      </blockquote>
      {pictures.map(({ href, alt, width, height }) => (
        <img
          key={href}
          src={href}
          alt={alt}
          {...(width && height && { width, height })}
          loading="lazy"
          className="workbook-picture"
        />
      ))}
      {note !== "" && (
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      )}
    </>
  );
}

const MEDIA_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Name and media type of a file, from its table's name. File systems reject many characters of titles. */
export function spreadsheetFile(
  name: string,
  format: "csv" | "xlsx",
): { name: string; mediaType: string } {
  const clean = name.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
  return { name: `${clean}.${format}`, mediaType: MEDIA_TYPES[format] };
}

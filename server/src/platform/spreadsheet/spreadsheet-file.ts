const MEDIA_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What a file is called and is, by the name of its table. File systems take few of the characters that titles have. */
export function spreadsheetFile(
  name: string,
  format: "csv" | "xlsx",
): { name: string; mediaType: string } {
  const clean = name.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
  return { name: `${clean}.${format}`, mediaType: MEDIA_TYPES[format] };
}

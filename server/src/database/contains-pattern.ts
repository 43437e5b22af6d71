/** The LIKE pattern that finds a text anywhere in another, with special characters escaped. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

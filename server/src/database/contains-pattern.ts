/** The LIKE pattern of a text anywhere in another; what is special in patterns stands for itself. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

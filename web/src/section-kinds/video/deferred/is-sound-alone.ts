interface Played {
  /** Address of the file. */
  content: string;
  captions: readonly unknown[];
  poster: string | null;
}

/** Whether there is nothing to look at: audio without captions and poster. */
export function isSoundAlone({ content, captions, poster }: Played): boolean {
  return /\.(mp3|m4a|ogg)$/i.test(content) && captions.length === 0 && poster === null;
}

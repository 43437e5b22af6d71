/** The look of a radio button styled as a pill, around the hidden input. */
export function pillLook(isChosen: boolean): string {
  const look = isChosen
    ? "border-accent bg-accent text-on-accent"
    : "border-edge bg-card has-enabled:hover:border-ink";
  return `has-enabled:cursor-pointer rounded-control border transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${look}`;
}

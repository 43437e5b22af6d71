/** Style of the readable page; it loads nothing. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; }
img { width: 8rem; height: 8rem; border-radius: 50%; object-fit: cover; }
nav ul { columns: 16rem; padding-left: 1.25rem; }
a { color: LinkText; }
dl { margin: 0 0 0.75rem; padding: 0.75rem 1rem; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 0.5rem; }
dl div { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 36rem) { dl div { grid-template-columns: minmax(0, 1fr); margin-bottom: 0.5rem; } }
`;

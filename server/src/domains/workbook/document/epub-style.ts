/** Reading systems apply their own fonts, sizes and colors. */
export const EPUB_STYLE = `h1 { font-size: 1.6em; line-height: 1.2; }
h2 { font-size: 1.25em; line-height: 1.3; margin: 0.2em 0 0.6em; }
h3 { font-size: 1em; margin: 1.4em 0 0.4em; }
p { margin: 0 0 0.5em; }
img { max-width: 100%; height: auto; }
.small { font-size: 0.85em; opacity: 0.8; }
.label { font-size: 0.85em; font-weight: bold; margin-top: 1.2em; }
.own { border-left: 0.2em solid; padding-left: 0.8em; margin: 0 0 0.6em; }
blockquote { border-left: 0.2em solid gray; padding-left: 0.8em; margin: 0 0 0.6em; }
ul.options, ul.comments { margin: 0 0 0.6em; padding-left: 1.4em; }
ul.comments { font-size: 0.85em; }
.options li { margin-bottom: 0.4em; }
.other { list-style-type: circle; }
.chosen { list-style-type: disc; }
.bar { height: 0.3em; max-width: 12em; margin: 0.2em 0; background: rgba(128, 128, 128, 0.25); }
.bar div { height: 100%; background: gray; }
`;

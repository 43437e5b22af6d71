import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";

const TEXT_TAGS =
  "h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code kbd samp var em strong b i u s del ins mark small " +
  "sub sup abbr cite q dfn time a ul ol li dl dt dd details summary";
const MEDIA_TAGS = "img figure figcaption";
const TABLE_TAGS = "table caption colgroup col thead tbody tfoot tr th td";

/** Drive the page's counters, progress circles, tooltips and the editor's task lists. */
const DATA_ATTRIBUTES =
  "counter from to speed refresh-interval decimals circle value size thickness fill toggle placement tooltip " +
  "type checked colwidth language";

/** Attributes that are valid on one element only, with a few values, and dropped otherwise. */
const CHOICES: Readonly<Record<string, { tag: string; values: readonly string[] }>> = {
  "data-callout": { tag: "div", values: ["note", "tip", "warning"] },
  "data-align": { tag: "figure", values: ["left", "center", "right"] },
};

const CELL = ["colspan", "rowspan", "align", "valign", "headers", "scope"];
const CLASSES = ["language-*", "counter", "circle", "circle-progress", "tooltip"];

const OPTIONS: IOptions = {
  allowedTags: [TEXT_TAGS, MEDIA_TAGS, TABLE_TAGS].flatMap((tags) => tags.split(" ")),
  allowedAttributes: {
    "*": [
      "id",
      "title",
      "lang",
      "dir",
      ...DATA_ATTRIBUTES.split(" ").map((name) => `data-${name}`),
      ...Object.keys(CHOICES),
    ],
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "type", "reversed"],
    li: ["value"],
    th: CELL,
    td: CELL,
    col: ["span"],
    colgroup: ["span"],
    blockquote: ["cite"],
    q: ["cite"],
    del: ["cite", "datetime"],
    ins: ["cite", "datetime"],
    time: ["datetime"],
    details: ["open"],
  },
  allowedClasses: { "*": CLASSES },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "cite"],
  allowProtocolRelative: false,
  // Browsers, too, give up on much deeper nesting.
  nestingLimit: 100,
  transformTags: { "*": keepSafeValues },
  textFilter: (text) => text.replaceAll('"', "&quot;"),
};

/** Passes before giving up on HTML that still changes; broken nesting settles in two or three. */
const MOST_PASSES = 8;

/**
 * Paragraph HTML restricted to the allow-list, in canonical form: elements closed, attributes in double
 * quotes with `src` and `href` first, and `& < > " '` of texts as entities. Idempotent: canonical HTML
 * comes back byte for byte, so that storing, exporting and importing change nothing.
 */
export function sanitiseHtml(html: string): string {
  return settle(html, OPTIONS);
}

/** The canonical form with nothing removed; to tell what was removed from what was rewritten. */
export function canonicalHtml(html: string): string {
  return settle(html, {
    ...OPTIONS,
    allowedTags: false,
    allowedAttributes: false,
    allowedClasses: {},
    allowedSchemesAppliedToAttributes: [],
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    transformTags: { "*": putAddressFirst },
  });
}

/** Removing an element can make its neighbours close each other when parsed again. */
function settle(html: string, options: IOptions): string {
  let settled = serialise(html, options);
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const next = serialise(settled, options);
    if (next === settled) return settled;
    settled = next;
  }
  return settled;
}

/** In sanitize-html's output a bare `>` ends a tag and a bare `'` is in an attribute's value. */
function serialise(html: string, options: IOptions): string {
  return sanitizeHtml(html, options).replaceAll(" />", ">").replaceAll("'", "&#39;");
}

/** Readers of canonical HTML expect the address of an image or a link first. */
function putAddressFirst(tagName: string, { src, href, ...others }: Attributes) {
  const attribs = {
    ...(src === undefined ? {} : { src }),
    ...(href === undefined ? {} : { href }),
    ...others,
  };
  return { tagName, attribs };
}

/** Drops unknown choices, and ids that would clash with the page's own anchors, like `section-12`. */
function keepSafeValues(tagName: string, attribs: Attributes) {
  const kept = Object.entries(attribs).filter(([name, value]) => {
    if (name === "id") return OWN_ID.test(value);
    const choice = CHOICES[name];
    return !choice || (choice.tag === tagName && choice.values.includes(value));
  });
  return putAddressFirst(tagName, Object.fromEntries(kept));
}

const OWN_ID = /^(?!section-|last-section)[\p{L}_][\p{L}\p{N}_.-]{0,99}$/u;

import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";

const TEXT_TAGS =
  "h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code kbd samp var em strong b i u s del ins mark small " +
  "sub sup abbr cite q dfn time a ul ol li dl dt dd details summary";
const MEDIA_TAGS = "img figure figcaption";
const TABLE_TAGS = "table caption colgroup col thead tbody tfoot tr th td";

/** What the page's counters, progress circles, tooltips and the editor's task lists are driven by. */
const DATA_ATTRIBUTES =
  "counter from to speed refresh-interval decimals circle value size thickness fill toggle placement tooltip " +
  "type checked colwidth language";

/** Attributes that mean something on one element, with one of a few values, and are dropped otherwise. */
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
  // A browser, too, gives up on much deeper nesting.
  nestingLimit: 100,
  transformTags: { "*": keepSafeValues },
  textFilter: (text) => text.replaceAll('"', "&quot;"),
};

/** Passes after which HTML that still changes is given up; broken nesting settles in two or three. */
const MOST_PASSES = 8;

/**
 * Paragraph HTML with everything left out that is not on the allow-list, in canonical form: elements
 * closed, attributes in double quotes with `src` and `href` first, and `& < > " '` of texts as
 * entities. What is canonical comes back byte for byte, so that storing, exporting and importing change nothing.
 */
export function sanitiseHtml(html: string): string {
  return settle(html, OPTIONS);
}

/** The canonical form with nothing left out; for telling apart what was removed from what was rewritten. */
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

/** Leaving an element out can make its neighbours close each other when read again. */
function settle(html: string, options: IOptions): string {
  let settled = serialise(html, options);
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const next = serialise(settled, options);
    if (next === settled) return settled;
    settled = next;
  }
  return settled;
}

/** In sanitize-html's output a bare `>` ends a tag and a bare `'` belongs to an attribute's value. */
function serialise(html: string, options: IOptions): string {
  return sanitizeHtml(html, options).replaceAll(" />", ">").replaceAll("'", "&#39;");
}

/** Readers of canonical HTML look for the address of an image or a link at its beginning. */
function putAddressFirst(tagName: string, { src, href, ...others }: Attributes) {
  const attribs = {
    ...(src === undefined ? {} : { src }),
    ...(href === undefined ? {} : { href }),
    ...others,
  };
  return { tagName, attribs };
}

/** Drops ids that would clash with anchors of the page around it, such as `section-12`, and unknown choices. */
function keepSafeValues(tagName: string, attribs: Attributes) {
  const kept = Object.entries(attribs).filter(([name, value]) => {
    if (name === "id") return OWN_ID.test(value);
    const choice = CHOICES[name];
    return !choice || (choice.tag === tagName && choice.values.includes(value));
  });
  return putAddressFirst(tagName, Object.fromEntries(kept));
}

const OWN_ID = /^(?!section-|last-section)[\p{L}_][\p{L}\p{N}_.-]{0,99}$/u;

import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";

import { accentShades } from "../look/accent-shades.ts";
import { USUAL_SHADES } from "../look/theme-colours.ts";
import { insertSecret, renderMail, SECRET_MARK } from "./render-mail.ts";

const site = {
  url: "https://learn.example.org",
  name: "Paso",
  supportAddress: null,
  shades: USUAL_SHADES,
  logo: null,
};
const content = {
  locale: "es" as const,
  subject: "Hola & adiós",
  paragraphs: ["Hola, <b>Ada</b>:", "Escribe."],
  action: { label: "Abrir", url: `https://learn.example.org/x?a=1&b=2#${SECRET_MARK}` },
  notes: ['"Nada" más.'],
};

test("the text says all that the HTML says", () => {
  expect(renderMail(content, site).text).toBe(
    "Hola, <b>Ada</b>:\n\nEscribe.\n\n" +
      "Abrir:\nhttps://learn.example.org/x?a=1&b=2#{{secret}}\n\n" +
      '"Nada" más.\n\n--\nPaso\nhttps://learn.example.org\n',
  );
});

test("what people typed is text in the HTML, too, and the language is named", () => {
  const { html } = renderMail(content, site);
  const found = { lang: "", texts: "", links: [] as string[], elements: new Set<string>() };
  new Parser({
    onopentag(name, { lang, href }) {
      found.elements.add(name);
      if (name === "html") found.lang = lang ?? "";
      if (href) found.links.push(href);
    },
    ontext: (text) => (found.texts += text),
  }).end(html);
  expect(found.lang).toBe("es");
  expect(found.elements).not.toContain("b");
  expect(found.texts).toContain("Hola, <b>Ada</b>:");
  expect(found.texts).toContain('"Nada" más.');
  expect(found.links).toEqual([content.action.url, content.action.url, site.url]);
});

test("loads nothing from elsewhere", () => {
  expect(renderMail(content, site).html).not.toMatch(/<(img|link|script)|url\(|src=/);
});

describe("a site of its own", () => {
  const logo = { key: "k", width: 120, height: 34, plate: null };
  const school = {
    ...site,
    name: "Ada & Sons",
    supportAddress: "help@example.org",
    shades: accentShades("#7a1fa2"),
    logo,
  };
  const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];

  test("is named, and says where to ask for help, in the text and in the HTML", () => {
    const { text, html } = renderMail(content, school);
    expect(text).toMatch(/--\nAda & Sons\n\S+\n¿Necesitas ayuda\? Escribe a help@example\.org\n$/);
    expect(html).toContain('href="mailto:help@example.org"');
    expect(html).toContain("Ada &amp; Sons · ");
  });

  test("shows one picture, its logo, with the name where pictures are blocked", () => {
    const { html } = renderMail(content, school);
    expect(imagesOf(html)).toHaveLength(1);
    expect(html).toContain('src="https://learn.example.org/api/site/logo/mail.png"');
    expect(html).toContain('alt="Ada &amp; Sons"');
  });

  test("a logo that is only a sign stands beside the name", () => {
    const { html } = renderMail(content, { ...school, logo: { ...logo, width: 34 } });
    expect(html).toMatch(/<img[^>]* alt=""[^>]*>&nbsp; Ada &amp; Sons</);
  });

  test("has its colour in both themes, and the usual one nowhere", () => {
    const { html } = renderMail(content, school);
    for (const { accent } of Object.values(school.shades)) expect(html).toContain(accent);
    for (const { accent } of Object.values(USUAL_SHADES)) expect(html).not.toContain(accent);
  });
});

test("a secret that is forgotten leaves its mark", () => {
  const { text } = renderMail(content, site);
  expect(insertSecret(text, "abc")).toContain("b=2#abc\n");
  expect(insertSecret(text, null)).toContain("#{{secret}}");
});

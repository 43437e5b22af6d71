import { Parser } from "htmlparser2";
import { expect, test } from "vitest";

import { insertSecret, renderMail, SECRET_MARK } from "./render-mail.ts";

const site = { url: "https://learn.example.org" };
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

test("a secret that is forgotten leaves its mark", () => {
  const { text } = renderMail(content, site);
  expect(insertSecret(text, "abc")).toContain("b=2#abc\n");
  expect(insertSecret(text, null)).toContain("#{{secret}}");
});

import type { Page } from "@playwright/test";

import type { Product } from "../servers/start-product.ts";

export async function signIn(page: Page, account: Product["account"]): Promise<void> {
  await page.goto("/login");
  await page.locator('input[name="email"]').fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL("**/authoring");
}

/** An empty page of its own course, with the query that leads to it. */
export async function createPage(page: Page, title: string) {
  const course = await post(page, "/api/courses/create", { title });
  const module = await post(page, `/api/courses/${course.id}/module/create`, {
    title: "M",
    order: 1,
  });
  const made = await post(page, `/api/courses/${module.id}/page/create`, { title: "P", order: 1 });
  const query = `course=${course.id}&module=${module.id}&page=${made.id}`;
  return { pageId: made.id, query };
}

/** The content of the page, without anything that differs from page to page. */
export async function readSections(page: Page, pageId: number): Promise<object[]> {
  const text = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/courses/sections-update/${id}`, {
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    return answer.text();
  }, pageId);
  const { sections } = JSON.parse(text, (key, value: unknown) =>
    key === "id" || key === "item_ids" ? undefined : value,
  ) as { sections: object[] };
  return sections;
}

async function post(page: Page, path: string, data: object): Promise<{ id: number }> {
  return page.evaluate(
    async ([path, body]) => {
      const session = (await (await fetch("/api/session")).json()) as { csrf_token: string };
      const answer = await fetch(path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-csrf-token": session.csrf_token,
          "x-requested-with": "XMLHttpRequest",
        },
        body,
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: number };
    },
    [path, JSON.stringify(data)] as const,
  );
}

import { expect, type Locator, type Page } from "@playwright/test";

/** The editor of a page's sections: rows, one of which is open. */
export class SectionEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get rows(): Locator {
    // The outline next to the editor is a list, too.
    return this.page.locator("main ol:not(nav ol) > li");
  }

  /** A section by its position in the list, from 1. */
  row(number: number): Locator {
    return this.rows.nth(number - 1);
  }

  /** Opens a section; the one that was open closes. */
  async open(number: number): Promise<Locator> {
    const row = this.row(number);
    await row.getByRole("heading").getByRole("button").click();
    await expect(row.getByRole("heading").getByRole("button")).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    return row;
  }

  /** Adds a section of a kind at the end; it opens. */
  async add(kind: string): Promise<Locator> {
    const before = await this.rows.count();
    await this.page.getByRole("button", { name: /^(Add|New) section$/ }).click();
    const row = this.row(before + 1);
    await this.choose(row, "Type", kind);
    return row;
  }

  /** Chooses from the list of a select field. */
  async choose(row: Locator, field: string, option: string): Promise<void> {
    await row.getByRole("button", { name: new RegExp(`${field}$`) }).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  /** Submits the form and waits for the response. */
  async submit(label: "Create sections" | "Modify Sections"): Promise<void> {
    await this.page.getByRole("button", { name: label }).click();
  }

  /** Expects the course's outline, the destination of a save. */
  async expectSaved(): Promise<void> {
    await expect(this.page).toHaveURL(/\/authoring\/courses\/\d+#page-\d+$/);
  }
}

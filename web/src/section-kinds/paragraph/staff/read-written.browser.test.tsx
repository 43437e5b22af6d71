import { expect, it } from "vitest";

import { readWritten } from "./read-written.ts";

function read(html: string): string {
  const holder = document.createElement("div");
  holder.append(...readWritten(html, (name) => name.replace("files/", "/student/courses/file/7/")));
  return holder.innerHTML;
}

it("shows what an author wrote, with the pictures of the page", () => {
  expect(read('<h2>A</h2><p>b <strong>c</strong></p><img src="files/a.png" alt="Leaf">')).toBe(
    '<h2>A</h2><p>b <strong>c</strong></p><img src="/student/courses/file/7/a.png" alt="Leaf">',
  );
});

it.each([
  ["scripts", "<script>alert(1)</script><p>a</p>", "<p>a</p>"],
  ["handlers", '<p onclick="alert(1)" style="color:red">a</p>', "<p>a</p>"],
  [
    "frames and forms",
    '<form><iframe src="https://a.example"></iframe><p>a</p></form>',
    "<p>a</p>",
  ],
  [
    "places and ways out",
    '<p id="section-1"><a href="javascript:alert(1)">a</a></p>',
    "<p><a>a</a></p>",
  ],
  ["pictures from elsewhere than the web", '<p><img src="file:///a.png">a</p>', "<p>a</p>"],
])("lets no %s act", (_, html, shown) => {
  expect(read(html)).toBe(shown);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanFileName, extensionOf, fileNameKey, uniqueFileName } from "./clean-file-name.ts";

describe("cleanFileName", () => {
  it.each([
    ["plan.pdf", "plan.pdf"],
    ["Über uns – café.pdf", "Über uns – café.pdf"],
    ["../../etc/passwd.xml", "passwd.xml"],
    ["C:\\Users\\ana\\plan.pdf", "plan.pdf"],
    ["/", "file"],
    ["..", "file"],
    ["", "file"],
    ["one, two.pdf", "one- two.pdf"],
    ["a\u0000b\nc.pdf", "abc.pdf"],
    ["report\u202Efdp.exe", "reportfdp.exe"],
    ["\uFEFFplan\u200B.pdf", "plan.pdf"],
    ["lone\uD800.pdf", "lone.pdf"],
    [".hidden", "hidden"],
    ["trailing. . ", "trailing"],
    ["a<b>c|d?.pdf", "a-b-c-d-.pdf"],
    ["e\u0301.pdf", "\u00E9.pdf"],
    ["🎓 final.pdf", "🎓 final.pdf"],
  ])("makes %j into %j", (given, expected) => {
    expect(cleanFileName(given)).toBe(expected);
  });

  it("cuts whole characters and keeps the extension", () => {
    const clean = cleanFileName(`${"🎓".repeat(200)}.docx`);
    expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255);
    expect(clean).toMatch(/^🎓+\.docx$/u);
  });

  it("leaves a clean name as it is, keeps to its bounds and holds nothing forbidden", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const clean = cleanFileName(name);
        expect(cleanFileName(clean)).toBe(clean);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(255);
        expect(clean).not.toMatch(/[,/\\\p{Cc}\u202A-\u202E\u2066-\u2069]|^\.|^$/u);
      }),
    );
  });
});

describe("uniqueFileName", () => {
  it("numbers a taken name before its extension", () => {
    const taken = new Set(["plan.pdf", "plan-2.pdf"].map(fileNameKey));
    expect(uniqueFileName("other.pdf", taken)).toBe("other.pdf");
    expect(uniqueFileName("plan.pdf", taken)).toBe("plan-3.pdf");
  });

  it("takes names that differ in case for one", () => {
    expect(uniqueFileName("Plan.PDF", new Set(["plan.pdf"]))).toBe("Plan-2.PDF");
  });

  it("stays within the bounds of a name", () => {
    const name = `${"x".repeat(251)}.pdf`;
    const unique = uniqueFileName(name, new Set([name]));
    expect(unique).toMatch(/^x+-2\.pdf$/);
    expect(Buffer.byteLength(unique)).toBe(255);
  });
});

describe("extensionOf", () => {
  it.each([
    ["plan.PDF", ".pdf"],
    ["archive.tar.gz", ".gz"],
    ["none", ""],
    [".pdf", ""],
    ["dot.", ""],
  ])("of %j is %j", (name, expected) => {
    expect(extensionOf(name)).toBe(expected);
  });
});

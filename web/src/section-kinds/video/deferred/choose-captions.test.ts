import { describe, expect, it } from "vitest";

import { chooseCaptions } from "./choose-captions.ts";

const of = (language: string) => ({ src: `/${language}.vtt`, language, label: language });
const BOTH = [of("en"), of("es-MX")];

describe("chooseCaptions", () => {
  it("shows those in the reader's language, whatever its country", () => {
    expect(chooseCaptions(BOTH, undefined, "es")).toEqual(of("es-MX"));
    expect(chooseCaptions(BOTH, undefined, "en")).toEqual(of("en"));
    expect(chooseCaptions([of("fr")], undefined, "en")).toBeNull();
  });

  it("shows what a person chose another time, and none where they chose that", () => {
    expect(chooseCaptions(BOTH, "en", "es")).toEqual(of("en"));
    expect(chooseCaptions(BOTH, "off", "es")).toBeNull();
  });

  it("prefers the very language to its like", () => {
    expect(chooseCaptions([of("es"), of("es-MX")], "es-MX", "es")).toEqual(of("es-MX"));
  });

  it("goes by the reader's language where what they chose is not there", () => {
    expect(chooseCaptions(BOTH, "fr", "es")).toEqual(of("es-MX"));
  });
});

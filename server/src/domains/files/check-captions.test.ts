import { describe, expect, it } from "vitest";

import { threadTime } from "../../testing/longest-hold.ts";
import { checkCaptions, LARGEST_CAPTIONS } from "./check-captions.ts";

const check = (text: string) => checkCaptions(Buffer.from(text));
const CUE = "00:00.000 --> 00:02.000\nHello\n";
const at = (line: number, part: RegExp) => ({
  message: expect.stringMatching(part) as string,
  values: { line },
});

describe("captions", () => {
  it.each([
    `WEBVTT\n\n${CUE}`,
    `\uFEFFWEBVTT - lesson one\r\n\r\n${CUE.replaceAll("\n", "\r\n")}`,
    `WEBVTT\nKind: captions\n\nNOTE said by Ada\n\nSTYLE\n::cue { color: red }\n\nfirst\n${CUE}\n${CUE}`,
    `WEBVTT\n\n101:00:00.000 --> 101:00:02.000 align:start line:0\n<v Ada>Hi &amp; <b>you</b>`,
    `WEBVTT\n\n00:00.000 --> 00:02.000\n`,
  ])("are shown: %j", (text) => {
    expect(check(text)).toBeNull();
  });

  it("are refused with the line that is wrong", () => {
    expect(check(`WEBVTT\n\n${CUE}\n00:05.000 -> 00:06.000\nx`)).toEqual(at(6, /write times/));
    expect(check("WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nx")).toEqual(at(3, /write times/));
    expect(check("WEBVTT\n\n1\n00:61.000 --> 01:62.000\nx")).toEqual(at(4, /write times/));
    expect(check("WEBVTT\n\n00:05.000 --> 00:05.000\nx")).toEqual(at(3, /ends before/));
    expect(check(`WEBVTT\n\n${CUE}${CUE}`)).toEqual(at(5, /empty line/));
    expect(check(`WEBVTT\n${CUE}`)).toEqual(at(2, /empty line/));
  });

  it("are neither of another format nor without a caption", () => {
    expect(check(`1\n${CUE}`)).toMatch(/first line/);
    expect(check(`WEBVTTX\n\n${CUE}`)).toMatch(/first line/);
    expect(check("WEBVTT\n\nNOTE nothing yet\n")).toBe("There is no caption in this file.");
    expect(checkCaptions(Buffer.from([0xff, 0xfe, 0x41]))).toMatch(/UTF-8/);
  });

  it("are judged in time that grows with their length alone", () => {
    const hostile = `WEBVTT\n\n${"0".repeat(LARGEST_CAPTIONS / 2)}${" ".repeat(200_000)}-->`;
    const before = threadTime();
    expect(check(hostile)).toEqual(at(3, /write times/));
    expect(check("x".repeat(LARGEST_CAPTIONS + 1))).toMatchObject({ values: { size: 512 } });
    expect(threadTime() - before).toBeLessThan(500);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { deviceStore, onDeviceStoreChange } from "./device-store.ts";
import { keepJson, readJson } from "./json.ts";
import { tabStore } from "./tab-store.ts";

const device = new Map<string, string>();
const tab = new Map<string, string>();
let isFull = false;

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error("QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => {
  device.clear();
  tab.clear();
  isFull = false;
  vi.stubGlobal("localStorage", storage(device));
  vi.stubGlobal("sessionStorage", storage(tab));
});
afterEach(() => vi.unstubAllGlobals());

describe("the store of the device", () => {
  it("keeps texts and JSON under keys of one form until they are dropped", () => {
    deviceStore.keep("draft.7.section-12", "Soil");
    keepJson(deviceStore, "video.7", { rate: 2 });
    expect([...device]).toEqual([
      ["paso.draft.7.section-12", "Soil"],
      ["paso.video.7", '{"rate":2}'],
    ]);
    expect(deviceStore.read("draft.7.section-12")).toBe("Soil");
    expect(readJson(deviceStore, "video.7")).toEqual({ rate: 2 });
    deviceStore.drop("video.7");
    expect(readJson(deviceStore, "video.7")).toBeNull();
  });

  it("returns nothing where the text is not JSON", () => {
    deviceStore.keep("video.7", "{");
    expect(readJson(deviceStore, "video.7")).toBeNull();
  });

  it("keeps the earlier text where there is no room for a new one", () => {
    deviceStore.keep("theme", "dark");
    isFull = true;
    deviceStore.keep("theme", "light");
    expect(deviceStore.read("theme")).toBe("dark");
  });

  it("keeps nothing where storage is blocked, and does not throw", () => {
    vi.stubGlobal("localStorage", undefined);
    deviceStore.keep("theme", "dark");
    expect(deviceStore.read("theme")).toBeNull();
    expect(() => deviceStore.drop("theme")).not.toThrow();
  });

  it("reports that another tab changes what has a name, until unsubscribed", () => {
    const window = new EventTarget();
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
    const listener = vi.fn<() => void>();
    const stop = onDeviceStoreChange("draft.7.section-12", listener);
    const change = (key: string) =>
      window.dispatchEvent(Object.assign(new Event("storage"), { key }));
    change("paso.draft.7.section-12");
    change("paso.draft.8.section-12");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    change("paso.draft.7.section-12");
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("the store of a tab", () => {
  it("keeps in memory what does not fit, and returns to the browser's storage", () => {
    tabStore.keep("preview.3", "one");
    isFull = true;
    tabStore.keep("preview.3", "two");
    expect(tabStore.read("preview.3")).toBe("two");
    isFull = false;
    tabStore.keep("preview.3", "three");
    tab.set("paso.preview.3", "four");
    expect(tabStore.read("preview.3")).toBe("four");
  });

  it("keeps in memory where storage is blocked, until it is dropped", () => {
    vi.stubGlobal("sessionStorage", undefined);
    keepJson(tabStore, "preview.3", [1]);
    expect(readJson(tabStore, "preview.3")).toEqual([1]);
    tabStore.drop("preview.3");
    expect(readJson(tabStore, "preview.3")).toBeNull();
  });
});

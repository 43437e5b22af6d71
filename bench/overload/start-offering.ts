import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import type { Offer, OfferResult } from "./offer.ts";

/** The running process that offers requests. */
export interface Offering {
  /** Makes one offer at a time. */
  send(offer: Offer): Promise<OfferResult>;
  stop(): void;
}

export function startOffering(): Offering {
  const child = fork(join(import.meta.dirname, "offer-process.ts"), { serialization: "advanced" });
  const ended = once(child, "exit").then(() => {
    throw new Error("The offering process ended.");
  });
  ended.catch(() => {});
  return {
    async send(offer) {
      child.send(offer);
      const [answer] = (await Promise.race([once(child, "message"), ended])) as [
        { result: OfferResult } | { error: string },
      ];
      if ("error" in answer) throw new Error(answer.error);
      return answer.result;
    },
    stop: () => void child.kill(),
  };
}

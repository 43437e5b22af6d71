import { randomBytes } from "node:crypto";

import pg from "pg";

import { generateData } from "../data/generate-data.ts";
import { planCases, planTour } from "../load/operations.ts";
import type { Load } from "../load/start-load.ts";
import type { Product } from "../servers/start-product.ts";
import { RequestMix } from "./request-mix.ts";

const PLAN = { students: 5_000, answers: 5_000, fewAnswers: 1_000, active: 2_500, lessons: 48 };

/** Generates a class at the product, and its requests. */
export async function prepareMix(
  { database, account, origin }: Product,
  load: Load,
): Promise<RequestMix> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const plan = { ...PLAN, passwordOf: account.email };
    const data = await generateData(client, plan, randomBytes(16).toString("hex"));
    const requests = planTour(data);
    await load.send({ origin, requests, students: 1, limit: 60_000, repeat: false });
    return new RequestMix(
      planCases({
        data,
        active: PLAN.active,
        fewAnswers: PLAN.fewAnswers,
        manyAnswers: PLAN.answers,
        emails: [account.email],
        password: account.password,
      }),
    );
  } finally {
    await client.end();
  }
}

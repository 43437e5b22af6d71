/**
 * The baseline of the comparison: bare Fastify routes that execute as many statements as the product's calls,
 * prepared by hand and over the same pool of plain `pg`, and answer with the same bodies. They check nothing
 * beyond the session, log nothing and set no headers of their own.
 */
import { createHash, randomBytes } from "node:crypto";

import compress from "@fastify/compress";
import { verify } from "@node-rs/argon2";
import fastify, { type FastifyRequest } from "fastify";
import pg from "pg";

import type { Operation } from "../load/operations.ts";
import * as statement from "./bare-statements.ts";

/** The content of the first message. */
export interface BareSettings {
  databaseUrl: string;
  poolSize: number;
  /** A response of the product to each operation, which the bare route returns, too. */
  samples: Partial<Record<Operation, unknown>>;
}

process.once("message", (settings: BareSettings) => {
  serve(settings).then(
    (origin) => process.send?.({ origin }),
    (error: Error) => {
      console.error(error);
      process.exitCode = 1;
      process.disconnect();
    },
  );
});

// A graceful exit, without which Node writes no profile.
process.once("SIGTERM", () => process.exit());

interface Place {
  pageId: string;
  sectionId: string;
  questionId: string;
}

async function serve({ databaseUrl, poolSize, samples }: BareSettings): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = fastify();
  await app.register(compress, { global: false, threshold: 2_048, syncThreshold: 262_144 });

  for (const [prefix, isCompressed] of Object.entries({ "": false, "/compressed": true })) {
    app.route<{ Params: Place }>({
      method: "GET",
      url: `${prefix}/api/courses/page/:pageId`,
      ...(isCompressed ? { compress: {} } : {}),
      handler: async (request) => {
        const userId = await identify(pool, request);
        await statement.findSteps(pool, [userId, request.params.pageId]);
        return samples["open page"];
      },
    });
  }

  app.route<{ Params: Place; Body: { answer: string } }>({
    method: "POST",
    url: "/api/courses/page/:pageId/question/:sectionId",
    handler: async (request) => {
      const userId = await identify(pool, request);
      const { pageId, sectionId } = request.params;
      const optionId = Number(request.body.answer) + 1;
      await withTransaction(pool, async (client) => {
        await statement.lockEnrolment(client, [userId, pageId]);
        await statement.findSteps(client, [userId, pageId]);
        await statement.insertAnswer(client, [userId, sectionId, [optionId]]);
        await statement.insertStep(client, [userId, pageId, sectionId]);
        await statement.countAnswer(client, [sectionId, userId, optionId]);
      });
      return samples.answer;
    },
  });

  app.route<{ Params: Place }>({
    method: "GET",
    url: "/api/courses/graphic/:questionId/:graphicType",
    handler: async (request) => {
      await identify(pool, request);
      await statement.readTallies(pool, [request.params.questionId]);
      return samples.chart;
    },
  });

  app.route<{ Params: Place }>({
    method: "GET",
    url: "/api/courses/opinions/:questionId",
    handler: async (request) => {
      const userId = await identify(pool, request);
      const { questionId } = request.params;
      await statement.findAnswer(pool, [userId, questionId]);
      await statement.listPinnedOpinions(pool, [questionId, userId]);
      await statement.listOpinions(pool, [questionId, userId]);
      return samples.opinions;
    },
  });

  app.route<{ Body: { email: string; password: string } }>({
    method: "POST",
    url: "/api/session",
    handler: async (request) => {
      const { email, password } = request.body;
      await identify(pool, request);
      await signIn(pool, request, email, password);
      return samples["sign in"];
    },
  });

  return app.listen({ host: "127.0.0.1", port: 0 });
}

async function signIn(
  pool: pg.Pool,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<void> {
  const keys = [email, request.ip, `${email} ${request.ip}`];
  for (const key of keys) await statement.takeToken(pool, [key]);
  const [account] = await statement.findAccount(pool, [email]);
  const right = await verify(String(account?.["password_hash"]), password);
  if (!account || !right) throw new Error("The password is wrong.");
  for (const key of keys) await statement.returnToken(pool, [key]);
  await statement.findSecondFactors(pool, [account["id"]]);
  await statement.findSigningKey(pool, []);
  await withTransaction(pool, async (client) => {
    await statement.endPendingSignIn(client, [hashSecret(secretOf(request))]);
    await statement.endSession(client, [hashSecret(secretOf(request))]);
    await statement.insertSignIn(client, [account["id"]]);
    await statement.notePerson(client, [account["id"]]);
    const secret = randomBytes(32).toString("base64url");
    await statement.insertSession(client, [hashSecret(secret), account["id"]]);
  });
}

/** Id of the session's user; null without a session. */
async function identify(pool: pg.Pool, request: FastifyRequest): Promise<unknown> {
  const [person] = await statement.findPerson(pool, [hashSecret(secretOf(request))]);
  return person?.["id"] ?? null;
}

function secretOf(request: FastifyRequest): string {
  return /paso=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
}

function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

async function withTransaction(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await run(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

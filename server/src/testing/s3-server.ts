import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "@20minutes/s3rver";

import type { S3Service } from "../platform/storage/s3/s3-access.ts";

/** A real S3-compatible server on this machine. */
export interface TestS3Server {
  service: S3Service & { endpoint: string; keys: { id: string; secret: string } };
  /** An existing bucket. */
  bucket: string;
  stop(): Promise<void>;
}

/** The only credentials that it accepts. */
const KEYS = { id: "S3RVER", secret: "S3RVER" };

export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), "paso-s3-"));
  const bucket = "paso-files";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It signs the address of a bucket without the trailing slash, unlike Amazon's SDK.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    service: { endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", keys: KEYS },
    bucket,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

// A bucket of a test's own on this machine, asked as S3 is.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';

const BUCKET = 'pylon';
/** The one that this server knows, and what it is opened by. */
const KEY = 'S3RVER';

export interface BucketServer {
  /** As an operator sets it. */
  readonly url: string;
  /** Where its objects lie. */
  readonly folder: string;
  /** Answers nobody until it starts again, at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts one at a free port of the loopback; gone after the file's last test. */
export async function bucketServer(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pylon-bucket-'));
  const open = async (port: number) => {
    const configureBuckets = [{ name: BUCKET }];
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory: folder, configureBuckets });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await open(0);
  let isOn = true;
  const stop = async () => {
    if (isOn) await server.close();
    isOn = false;
  };
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url: `http://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}/almanac`,
    folder: join(folder, BUCKET, 'almanac'),
    stop,
    async start() {
      ({ server, port } = await open(port));
      isOn = true;
    },
  };
}

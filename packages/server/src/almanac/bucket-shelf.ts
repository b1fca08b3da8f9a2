// Tables of editions in a bucket that is asked as S3 is. The client signs what `fetch` sends, and tries again what the
// store was too busy for.
import { AwsClient } from 'aws4fetch';
import type { EditionsBucket } from '../settings/editions.ts';
import { ShelfAway, type ShelvedTable, type TableKey, type TableShelf } from './table-shelf.ts';

/** For a table, which is a few megabytes at most. */
const PATIENCE_MS = 30_000;
const RETRIES = 2;

export function bucketShelf({ url, keyId, secret, region }: EditionsBucket): TableShelf {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });

  async function ask(method: 'GET' | 'PUT' | 'DELETE', { name, hash }: TableKey, body?: Uint8Array<ArrayBuffer>) {
    const asked = { method, signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body }) };
    const answer = await client.fetch(`${url}/${name}/${hash}`, asked).catch((error: unknown) => {
      throw new ShelfAway(`PYLON_EDITIONS_URL: ${new URL(url).host} does not answer (${reasonOf(error)}).`);
    });
    if (answer.ok) return answer;
    const told = await answer.text();
    const code = /<Code>(\w+)<\/Code>/.exec(told)?.[1];
    if (answer.status === 404 && code !== 'NoSuchBucket') return null;
    throw new ShelfAway(
      `PYLON_EDITIONS_URL: ${new URL(url).host} answers ${answer.status}${code === undefined ? '' : ` ${code}`}.`,
    );
  }

  return {
    async put(_db, tables) {
      await Promise.all(tables.map(({ content, ...key }) => ask('PUT', key, new Uint8Array(content))));
    },
    async get(_db, keys) {
      const found = await Promise.all(
        keys.map(async (key): Promise<readonly ShelvedTable[]> => {
          const answer = await ask('GET', key);
          return answer ? [{ ...key, content: new Uint8Array(await answer.arrayBuffer()) }] : [];
        }),
      );
      return found.flat();
    },
    async forget(_db, keys) {
      await Promise.all(keys.map((key) => ask('DELETE', key)));
    },
  };
}

/** What the line itself said, which `fetch` keeps below its own words. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as { readonly cause?: { readonly code?: string }; readonly message?: string };
  return cause?.code ?? message ?? String(error);
};

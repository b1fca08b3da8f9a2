import { join } from 'node:path';
import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { ROOT, SHARED } from '../../scripts/project.ts';

interface E2eServer {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

const server = (port: number, settings: Record<string, string>): E2eServer => ({
  url: `http://127.0.0.1:${port}`,
  env: {
    PORT: String(port),
    PYLON_DATA_DIR: join(ROOT, '.pylon', `e2e-${port}`),
    PYLON_LOG_LEVEL: 'error',
    PYLON_OUTBOX: 'on',
    // Every journey says that it comes from a home of its own (journey.ts).
    PYLON_TRUST_PROXY: '127.0.0.1,::1',
    ...settings,
  },
});

/** The first of three neighbouring ports; another one lets two working copies test at the same time. */
const PORT = Number(process.env['PYLON_E2E_PORT'] ?? 4611);

/** What stands in for every platform: invented leagues, and drafts that go on as a journey says. */
export const STAND_IN = { port: PORT + 2, url: `http://127.0.0.1:${PORT + 2}` };

const offline = {
  // What an operator has of Yahoo: any will do.
  PYLON_YAHOO_CLIENT_ID: 'invented',
  PYLON_YAHOO_CLIENT_SECRET: 'invented',
  PYLON_STAND_INS: PLATFORM_IDS.map((id) => `${id}=${STAND_IN.url}`).join(','),
  PYLON_EXPERIMENTAL_PLATFORMS: PLATFORM_IDS.join(','),
};

/** The sample season, for journeys that need no real name. */
export const SAMPLE_SERVER = server(PORT, { PYLON_ALMANAC: 'sample', ...offline });

/** The same by a name: browsers bind passkeys to names, never to numbers. */
export const NAMED_SAMPLE_URL = `http://localhost:${PORT}`;

/** Real files of 2025 and 2026 from the folder `shared`, on the eve of the 2026 season. */
export const MIRROR_SERVER = server(PORT + 1, {
  PYLON_ALMANAC: 'mirror',
  PYLON_MIRROR: join(SHARED, 'data'),
  PYLON_CLOCK: '2026-09-09',
  ...offline,
});

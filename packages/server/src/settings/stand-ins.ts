import { resolve } from 'node:path';
import { SOURCE_SITES } from '@pylon/almanac/sources/reading/fetcher';
import { PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { BadSetting } from './bad-setting.ts';
import { parseOrigin } from './values.ts';

const NAME = 'PYLON_STAND_INS';
/** A platform that is a source of the almanac, too, has one name for both. */
const SITES: readonly string[] = [
  ...new Set([...PLATFORM_IDS, ...SOURCE_SITES.map(({ name }) => name)]),
  // Whatever address people name to be told of events, and the push services of their browsers.
  ...['webhooks', 'push'],
];

/** What stands in for outside sites, by the site's name: origins as they are, folders from the root. */
export function parseStandIns(text: string | null, root: string): Readonly<Record<string, string>> {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [site = '', ...rest] = entry.trim().split('=');
      const what = rest.join('=');
      if (!SITES.includes(site) || what === '')
        throw new BadSetting(
          `${NAME} must be like sleeper=http://127.0.0.1:4602, for ${SITES.join(', ')}, not '${entry}'`,
        );
      return [site, /^https?:/.test(what) ? parseOrigin(NAME, what) : resolve(root, what)];
    }),
  );
}

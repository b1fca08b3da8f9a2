// Platforms that know the leagues of a folder of recordings, in whichever season they are asked for.
import type { RecordedFolder } from '../recordings/recorded-folder.ts';
import type { LocalRequest } from './local-server.ts';

export interface RecordedPlatforms {
  /** null for what was not recorded. */
  answer(asked: LocalRequest): Response | null;
}

const YEAR = /(?<![\w.])(?:19|20)\d\d(?!\d)/;

/** @param season what leagues are of until somebody names a season; then the last that was named */
export function recordedPlatforms({ find, leagues }: RecordedFolder, season: number): RecordedPlatforms {
  const seasons = [...new Set(leagues.flatMap((league) => league.season ?? []))].sort((one, other) => other - one);
  let seasonOfLate = season;
  return {
    answer({ address, method }) {
      if (method !== 'GET') return null;
      const named = YEAR.exec(address.href)?.[0];
      if (named !== undefined) seasonOfLate = Number(named);
      const inSeason = (year: number) => new URL(address.href.replace(YEAR, String(year)));
      const found = [address, ...seasons.map(inSeason)].map(find).find((one) => one !== null);
      if (!found) return null;
      const recorded = found.season;
      const text =
        recorded === null || recorded === seasonOfLate
          ? found.text
          : found.text.replaceAll(new RegExp(`(?<![\\w.])${recorded}(?!\\d)`, 'g'), String(seasonOfLate));
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  };
}

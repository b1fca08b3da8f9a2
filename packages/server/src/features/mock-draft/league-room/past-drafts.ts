// Drafts of earlier seasons change no more, and reading them takes some twenty questions of a platform that everybody
// shares: they are read once for all rooms of a league.
import type { OutsideLeague, OutsidePastDrafts } from '@pylon/connectors/outside-league';
import { isUnsupported, type Platform } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import { Lru } from '../../../lru.ts';
import type { AskAsPerson } from '../../../outside/ask-as-person.ts';

/** Drafts that are read: what is older says little of a drafter. */
const MOST_DRAFTS = 4;
/** With some hundred kilobytes a league. */
const LEAGUES_KEPT = 50;

type Past = Promise<Result<OutsidePastDrafts, PlatformFailure>>;

/** Reads what a league drafted in earlier seasons, as a person who plays in it; null where its platform shows none. */
export type PastDrafts = (platform: Platform, league: OutsideLeague, accountId: string) => Past | null;

/** Drafts of earlier seasons, kept in this process. What could not be read is asked for again. */
export function keptPastDrafts(asPerson: AskAsPerson): PastDrafts {
  const kept = new Lru<Past>(LEAGUES_KEPT);
  return ({ id, pastDrafts }, { platformLeagueId, season }, accountId) => {
    if (isUnsupported(pastDrafts)) return null;
    const key = JSON.stringify([id, platformLeagueId, season]);
    return kept.once(key, () => {
      const reading = asPerson(accountId, id, (account) =>
        pastDrafts({ platformLeagueId, season, account }, MOST_DRAFTS),
      );
      const forget = () => kept.delete(key);
      void reading.then(({ ok }) => ok || forget(), forget);
      return reading;
    });
  };
}

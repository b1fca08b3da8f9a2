// Seasons that were looked at: made once for as long as an edition and a league stay as they are.
import { createHash } from 'node:crypto';
import type { TeamChange } from '@pylon/engine/season-simulation/rest-change';
import type { RestOfSeason } from '@pylon/engine/season-simulation/rest-of-season';
import type { RestOutlook } from '@pylon/engine/season-simulation/rest-outlook';
import { inSlices } from '../almanac/in-slices.ts';
import type { Caller } from '../threads/caller.ts';
import { SharedWork } from '../threads/shared-work.ts';
import { WorkRefused } from '../threads/work-refused.ts';
import type { LeagueParts } from './known-league.ts';
import { restSeason, type SeasonLeague } from './rest-season.ts';
import { type ClosedSeason, type OpenSeason, seasonStanding } from './season-standing.ts';
import type { SeasonThreads } from './season-threads.ts';

/** What the weeks of a league count as that nobody has asked for yet, milliseconds of work. */
const REST_MS = 60;
const KEPT_LEAGUES = 48;
const KEPT_OUTLOOKS = 256;

/** A season ready to be played to its end. */
export interface ReadySeason {
  readonly season: OpenSeason;
  readonly rest: RestOfSeason;
  /** The same as long as all of it is. */
  readonly version: string;
}

export class SeasonDesk {
  readonly #work: SeasonThreads;
  readonly #rests = new SharedWork<RestOfSeason | null>(KEPT_LEAGUES);
  readonly #outlooks = new SharedWork<RestOutlook>(KEPT_OUTLOOKS);
  readonly #changes = new SharedWork<readonly TeamChange[]>(KEPT_OUTLOOKS);

  constructor(work: SeasonThreads) {
    this.#work = work;
  }

  /** @returns the season, or why there are no odds of it */
  async season(
    parts: Pick<LeagueParts, 'db'>,
    league: SeasonLeague,
    caller: Caller,
  ): Promise<ReadySeason | ClosedSeason> {
    const season = await seasonStanding(parts, league.of);
    if (season.state !== 'open') return season;
    const version = versionOf(league, season);
    const rest = await this.#rests.of(version, caller, async (whose) => {
      if (!whose.mayCost(REST_MS)) throw new WorkRefused('the rest of a season');
      return inSlices(restSeason(league, season));
    });
    return rest ? { season, rest, version } : { state: 'not-projected', missingWeeks: [] };
  }

  /** @param asked number of the team that is asked about */
  outlook({ rest, version }: ReadySeason, asked: number, caller: Caller): Promise<RestOutlook> {
    return this.#outlooks.of(`${version} ${asked}`, caller, (whose) =>
      this.#work.run('outlook', { rest, asked, seed: version }, whose),
    );
  }

  /** @param what names the change among all of the league */
  change(
    { rest, version }: ReadySeason,
    after: RestOfSeason,
    what: string,
    caller: Caller,
  ): Promise<readonly TeamChange[]> {
    return this.#changes.of(`${version} ${what}`, caller, (whose) =>
      this.#work.run('change', { before: rest, after, seed: version }, whose),
    );
  }
}

/** The same as long as everything is that the odds are made from. */
function versionOf({ of, week, basis }: SeasonLeague, season: OpenSeason): string {
  const { edition, leagueId, scoring, league } = of;
  const rosters = [...week.rosters].map(([teamId, members]) => [
    teamId,
    members.map(({ leagueRosterId, entityId, position, place, points }) => [
      ...[leagueRosterId, entityId, position, place, points],
    ]),
  ]);
  const content = JSON.stringify([scoring.key, league.shape, league.hasMedianGame, season, rosters]);
  return `${edition.id} ${leagueId} ${basis} ${createHash('sha256').update(content).digest('base64')}`;
}

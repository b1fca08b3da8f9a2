// What was not recorded of a league, and follows from what was: line-ups that stand in box scores, a schedule that
// stands in results, a week's moves that stand among those of the season.
import { addressOf as fleaflickerAddress } from '../../platforms/fleaflicker/api.ts';
import { addressOf as mflAddress } from '../../platforms/mfl/api.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** An answer of ours in the place of one that was not recorded. */
export interface PutTogether extends RecordedRequest {
  readonly content: unknown;
}

type ContentOf = (file: string) => unknown;

/** Answers that follow from others. */
export const putTogether = (requests: readonly RecordedRequest[], contentOf: ContentOf): readonly PutTogether[] => [
  ...rostersOfBoxScores(requests, contentOf),
  ...schedulesOfResults(requests, contentOf),
  ...movesOfWeeks(requests, contentOf),
];

const isOf = (platform: string, words: string) => (request: RecordedRequest) =>
  request.platform === platform && request.address.href.includes(words);

const byLeague = (requests: readonly RecordedRequest[]) =>
  Map.groupBy(
    requests.filter(({ leagueId }) => leagueId !== null),
    ({ leagueId, season }) => `${leagueId} ${season}`,
  ).values();

interface Box {
  readonly game?: { readonly home?: object; readonly away?: object };
  readonly lineups?: readonly {
    readonly slots?: readonly Partial<Record<'home' | 'away', { proPlayer?: object }>>[];
  }[];
}

/** Fleaflicker's box scores of a week name everybody on the rosters of the teams that played. */
function* rostersOfBoxScores(requests: readonly RecordedRequest[], contentOf: ContentOf): Generator<PutTogether> {
  for (const boxes of byLeague(requests.filter(isOf('fleaflicker', 'FetchLeagueBoxscore')))) {
    const [first] = boxes;
    if (
      !first ||
      requests.some((other) => isOf('fleaflicker', 'FetchLeagueRosters')(other) && other.leagueId === first.leagueId)
    )
      continue;
    for (const [week, ofWeek] of Map.groupBy(boxes, ({ address }) => address.searchParams.get('scoring_period'))) {
      if (week === null) continue;
      const rosters = ofWeek.flatMap(({ file }) => {
        const { game, lineups = [] } = (contentOf(file) ?? {}) as Box; // what it lacks is left out
        return (['home', 'away'] as const).flatMap((side) => {
          const players = lineups.flatMap(({ slots = [] }) => slots.flatMap((slot) => slot[side] ?? []));
          return game?.[side] ? [{ team: game[side], players: players.filter(({ proPlayer }) => proPlayer) }] : [];
        });
      });
      const address = fleaflickerAddress('FetchLeagueRosters', { league_id: first.leagueId, scoring_period: week });
      yield { ...first, address: new URL(address), content: { rosters } };
    }
  }
}

/** Results of MyFantasyLeague name who met whom, and hold the line-ups that its rosters would be asked for. */
function* schedulesOfResults(requests: readonly RecordedRequest[], contentOf: ContentOf): Generator<PutTogether> {
  const has = (type: string, { leagueId, season }: RecordedRequest) =>
    requests.some(
      (other) => isOf('mfl', `TYPE=${type}`)(other) && other.leagueId === leagueId && other.season === season,
    );
  for (const results of byLeague(requests.filter(isOf('mfl', 'TYPE=weeklyResults')))) {
    const [first] = results;
    if (!first || first.leagueId === null || first.season === null) continue;
    const call = { season: first.season, leagueId: first.leagueId, session: null };
    const weeklySchedule = results.flatMap(({ file }) => {
      const told = contentOf(file) as { readonly weeklyResults?: object } | null;
      return told?.weeklyResults ? [told.weeklyResults] : [];
    });
    if (!has('schedule', first))
      yield {
        ...first,
        address: new URL(mflAddress({ ...call, type: 'schedule' })),
        content: { schedule: { weeklySchedule } },
      };
    if (has('rosters', first)) continue;
    for (const { address } of results) {
      const parameters = { W: address.searchParams.get('W') ?? '1' };
      const of = new URL(mflAddress({ ...call, type: 'rosters', parameters }));
      yield { ...first, address: of, content: { rosters: { franchise: [] } } };
    }
  }
}

const DAY_MS = 86_400_000;
const LAST_WEEK = 18;

/**
 * When a season's first week begins: on the Tuesday before its first game, the Thursday after Labor Day, which is the
 * first Monday of September.
 */
function seasonBeginsMs(season: number): number {
  const first = Date.UTC(season, 8, 1);
  const laborDay = first + ((8 - new Date(first).getUTCDay()) % 7) * DAY_MS;
  return laborDay + DAY_MS;
}

/** The week of a moment by the calendar; what was before the season is of its first week. */
const weekOf = (momentMs: number, season: number): number =>
  Math.min(LAST_WEEK, Math.max(1, 1 + Math.floor((momentMs - seasonBeginsMs(season)) / (7 * DAY_MS))));

/** MyFantasyLeague gives moves of a week, and all of them to whoever names none. */
function* movesOfWeeks(requests: readonly RecordedRequest[], contentOf: ContentOf): Generator<PutTogether> {
  for (const request of requests.filter(isOf('mfl', 'TYPE=transactions'))) {
    const { address, leagueId, season, file } = request;
    const isWhole = ['W', 'TRANS_TYPE', 'DAYS', 'COUNT', 'FRANCHISE'].every((name) => !address.searchParams.has(name));
    if (!isWhole || leagueId === null || season === null) continue;
    const told = contentOf(file) as { readonly transactions?: { readonly transaction?: unknown } } | null;
    const moves = [told?.transactions?.transaction ?? []].flat() as readonly { readonly timestamp?: string }[];
    const byWeek = Map.groupBy(moves, ({ timestamp }) => weekOf(Number(timestamp) * 1_000, season));
    for (let week = 1; week <= LAST_WEEK; week++) {
      const of = { season, leagueId, session: null, type: 'transactions', parameters: { W: week } };
      const content = { transactions: { transaction: byWeek.get(week) ?? [] } };
      yield { ...request, address: new URL(mflAddress(of)), content };
    }
  }
}

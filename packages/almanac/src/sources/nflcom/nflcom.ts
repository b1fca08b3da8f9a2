// NFL.com: GET /v1/players/stats: what it expects of everybody, in a week or over a season. Every amount is a text.
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { NamedPlayer } from '../joining/named-player.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, readJson } from '../reading/json.ts';
import { nflcomLine } from './nflcom-ids.ts';

/** Whom fantasy leagues have; its single defenders are left out. */
const POSITIONS: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE', 'K', 'DEF']);
const LARGEST_AMOUNT = 20_000;
/** For what it answers, and the kind of statistics that it calls so. */
const KINDS = { weekly: 'weekProjectedStats', seasonal: 'seasonProjectedStats' } as const;
type Period = keyof typeof KINDS;

interface Said {
  readonly who: NamedPlayer;
  readonly line: StatLine;
}

function saidOf(record: AnswerRecord): Said | undefined {
  const position = record.neededText('position');
  const name = record.neededText('name');
  const teamId = record.team('teamAbbr');
  if (!POSITIONS.has(position)) return undefined;
  if (position === 'DEF' && teamId === null) record.refuse('teamAbbr', 'missing-value', 'a defence without a team');
  const line = record.within('stats', (stats) =>
    nflcomLine(position, (id) => stats.amount(id, -LARGEST_AMOUNT, LARGEST_AMOUNT)),
  );
  const gsis = record.leagueId('gsisPlayerId'); // a newcomer may have none yet
  if (Object.keys(line).length === 0) return undefined;
  return { who: { name, position, teamId, ...(gsis === null ? {} : { ids: { gsis } }) }, line };
}

/** Reads the answer on a season, or on a week of it. */
export function readNflcom(
  bytes: Buffer,
  file: string,
  { season, day }: MarketSeason,
  { period, week }: { readonly period: Period; readonly week: number },
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value) || !Array.isArray(json.value['players']))
    return refused(file, 'malformed', 'no list of players');
  const { statType, season: ofSeason, week: ofWeek } = json.value;
  const isAsked =
    statType === KINDS[period] && ofSeason === String(season) && (period === 'seasonal' || ofWeek === String(week));
  if (!isAsked) return refused(file, 'malformed', 'it answers another question');
  const list = { season, period, week, provider: 'nfl', asOf: day };
  return mapRead(readEach(json.value['players'], file, saidOf), (lines) => ({
    projections: lines.map((said) => ({ ...list, ...said })),
  }));
}

export const nflcom = defineMarketSource({
  name: 'nfl',
  label: 'NFL.com',
  site: { hosts: ['api.fantasy.nfl.com'], paceMs: 1_000 },
  terms: 'An undocumented call of the first version of its interface, without a key; it may have ended.',
  questions: (asked) => {
    const { season, day, week, eve = '9999', isCurrent } = asked;
    const about = (period: Period, ofWeek: number) => ({
      url: `https://api.fantasy.nfl.com/v1/players/stats?statType=${KINDS[period]}&season=${season}&week=${ofWeek}&format=json`,
      read: (bytes: Buffer, file: string) => readNflcom(bytes, file, asked, { period, week: ofWeek }),
      feeds: [{ table: 'projections', period } as const],
    });
    if (!isCurrent) return [];
    // Nobody knows of which day its forecast of a season under way is, so that it is left to the days before it.
    return [...(week === undefined ? [] : [about('weekly', week)]), ...(day <= eve ? [about('seasonal', 0)] : [])];
  },
});

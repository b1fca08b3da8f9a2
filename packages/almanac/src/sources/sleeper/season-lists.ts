// GET /projections/nfl/<season>: what is expected of a season, with average picks of every kind of draft.
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { easternDayOf, latestDay } from '../../house/days.ts';
import { type ImportFormat, PICK_ALONE } from '../imports/import-file.ts';
import type { NamedPlayer } from '../joining/named-player.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import type { MarketLists, MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { readJson } from '../reading/json.ts';
import { athleteProjection, teamProjection } from './stat-keys.ts';

const FORMATS = {
  adp_std: 'standard',
  adp_half_ppr: 'half-ppr',
  adp_ppr: 'ppr',
  adp_2qb: 'superflex',
  adp_dynasty_half_ppr: 'dynasty',
  adp_dynasty_2qb: 'dynasty-superflex',
  adp_rookie: 'rookie',
} as const satisfies Readonly<Record<string, ImportFormat>>;
export const SLEEPER_FORMATS = Object.values(FORMATS);

/** Its word for 'never drafted'. */
const UNDRAFTED = 999;
const LARGEST_AMOUNT = 20_000;
const POINTS = ['pts_std', 'pts_half_ppr', 'pts_ppr'] as const;

interface SeasonEntry {
  readonly who: NamedPlayer;
  readonly isRookie: boolean;
  readonly day: string | null;
  readonly picks: readonly { readonly format: ImportFormat; readonly adp: number }[];
  readonly line: StatLine | null;
}

/** Picks and line of an entry; one without points is a placeholder, whose line says nothing. */
function amountsOf(stats: AnswerRecord, isTeam: boolean): Pick<SeasonEntry, 'picks' | 'line'> {
  const amounts = stats.numbers(-LARGEST_AMOUNT, LARGEST_AMOUNT);
  const picks = Object.entries(FORMATS).flatMap(([key, format]) => {
    const adp = amounts[key] ?? UNDRAFTED;
    if (adp < 1) stats.refuse(key, 'wrong-type', `${adp} is not a pick`);
    return adp < UNDRAFTED ? { format, adp } : [];
  });
  const isPlaceholder = POINTS.every((key) => amounts[key] === undefined);
  const line = isTeam ? teamProjection(amounts) : athleteProjection(amounts);
  return { picks, line: isPlaceholder || Object.keys(line).length === 0 ? null : line };
}

function entryOf(record: AnswerRecord, season: number): SeasonEntry | undefined {
  const id = record.neededText('player_id');
  const isTeam = !/^\d+$/.test(id);
  const ownTeam = isTeam ? toTeamId(id) : undefined;
  if (isTeam && !ownTeam) record.refuse('player_id', 'unknown-team', `'${id}' is neither a player id nor a team`);
  if (record.neededText('season') !== String(season)) record.refuse('season', 'wrong-type', 'is another season');
  const day = easternDayOf(record.amount('updated_at', 0, Date.UTC(2100)));
  const amounts = record.within('stats', (stats) => amountsOf(stats, isTeam));
  const { isRookie, ...player } = record.within('player', (part) => ({
    name: `${part.text('first_name') ?? ''} ${part.text('last_name') ?? ''}`.trim(),
    position: part.text('position') ?? '',
    team: part.team('team'),
    isRookie: part.amount('years_exp', -1, 99) === 0,
  }));
  if (amounts.picks.length === 0 && amounts.line === null) return undefined;
  const who = isTeam
    ? { name: player.name, position: 'DEF', teamId: ownTeam ?? null }
    : { name: player.name, position: player.position, teamId: player.team, ids: { sleeper: id } };
  return { who, isRookie, day, ...amounts };
}

function listsOf(entries: readonly SeasonEntry[], { season, isCurrent, day, eve }: MarketSeason): MarketLists {
  const asOf = latestDay(entries.map((entry) => entry.day ?? '')) || (isCurrent ? day : (eve ?? day));
  const list = { season, provider: 'sleeper' as const, asOf };
  // A list of rookies with others on it is the list of everybody under another name.
  const isTrue = (format: ImportFormat): boolean =>
    format !== 'rookie' ||
    entries.every(({ isRookie, picks }) => isRookie || !picks.some((pick) => pick.format === format));
  const formats: ReadonlySet<ImportFormat> = new Set(SLEEPER_FORMATS.filter(isTrue));
  return {
    adp: entries.flatMap(({ who, picks }) =>
      picks.flatMap(({ format, adp }) => (formats.has(format) ? { ...list, ...PICK_ALONE, who, format, adp } : [])),
    ),
    // What stands there once the season has begun is no forecast of it any more.
    projections:
      asOf > (eve ?? '9999')
        ? []
        : entries.flatMap(({ who, line }) =>
            line ? { ...list, who, period: 'seasonal' as const, week: 0, line } : [],
          ),
  };
}

/** Reads the answer. The same skeleton comes for a season of which nothing is known yet. */
export function readSleeperSeason(bytes: Buffer, file: string, asked: MarketSeason): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return refused(file, 'malformed', 'no list of players');
  const read = readEach(json.value, file, (record) => entryOf(record, asked.season));
  return mapRead(read, (entries) => listsOf(entries, asked));
}

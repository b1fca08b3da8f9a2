// RotoWire: a table of what other sites' drafters pick on average. It tells of sites that do not tell themselves: what
// a site says of itself comes before it (`joining/histories.ts`).
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import { type ImportedAdp, type ImportFormat, PICK_ALONE } from '../imports/import-file.ts';
import { isTeamDefense, toRosterPosition } from '../joining/positions.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { readJson } from '../reading/json.ts';

/**
 * Its columns of whose meaning there is no doubt. Yahoo tells of drafts of every scoring together, which count as half
 * PPR; Underdog's are all best ball.
 */
const SITES = {
  yahooppr: { provider: 'yahoo', format: 'half-ppr' },
  ffpcoverall: { provider: 'ffpc', format: 'ppr' },
  underdoghalfppr: { provider: 'underdog', format: 'best-ball' },
} as const satisfies Readonly<Record<string, { provider: AnyAdpProvider; format: ImportFormat }>>;

const NAME = 'rotowire';
/** Its word for 'never drafted'; others are an empty text and '-'. */
const UNDRAFTED = 999;

type SitePick = Pick<ImportedAdp, 'provider' | 'format' | 'adp'>;
interface Picked {
  readonly who: ImportedAdp['who'];
  readonly picks: readonly SitePick[];
}

function picksOf(record: AnswerRecord): Picked | undefined {
  const position = record.neededText('position');
  const isTeam = isTeamDefense(position);
  const first = isTeam ? record.text('firstname') : record.neededText('firstname');
  const name = `${first ?? ''} ${record.neededText('lastname')}`.trim();
  const teamId = record.team('team');
  const picks = Object.entries(SITES).flatMap(([column, site]): readonly SitePick[] => {
    const adp = record.amount(column, 1, 1000);
    return adp === null || adp >= UNDRAFTED ? [] : [{ ...site, adp }];
  });
  if (isTeam && teamId === null) record.refuse('team', 'missing-value', 'a defence without a team');
  if (!isTeam && !toRosterPosition(position))
    record.refuse('position', 'wrong-type', `'${position}' is not a position`);
  return picks.length === 0 ? undefined : { who: { name, position, teamId }, picks };
}

/** Reads the table; it is of the day on which it is asked for. */
export function readRotowireAdp(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return refused(file, 'malformed', 'no list of players');
  const list = { ...PICK_ALONE, season, asOf, toldBy: NAME };
  return mapRead(readEach(json.value, file, picksOf), (players) => ({
    adp: players.flatMap(({ who, picks }) => picks.map((pick): ImportedAdp => ({ ...list, who, ...pick }))),
  }));
}

export const rotowire = defineMarketSource({
  name: NAME,
  label: 'RotoWire',
  site: { hosts: ['www.rotowire.com'], paceMs: 2_000 },
  terms: 'The address that its own table reads; nothing is granted to others. It tells of Underdog, Yahoo and FFPC.',
  questions: (asked) =>
    asked.isCurrent
      ? [
          {
            url: 'https://www.rotowire.com/football/tables/adp.php?pos=ALL&scoring=PPR',
            read: (bytes, file) => readRotowireAdp(bytes, file, asked),
            feeds: Object.values(SITES).map((site) => ({ table: 'adp' as const, ...site })),
          },
        ]
      : [],
});

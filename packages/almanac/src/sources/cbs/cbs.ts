// CBS: its page of average picks, a table and nothing else: a row a player, whose id is in the link to the player.
import type { ImportedAdp, ImportFormat } from '../imports/import-file.ts';
import { isTeamDefense, toRosterPosition } from '../joining/positions.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { type HtmlCell, htmlTable } from '../market/html-table.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';

/** A page per scoring that it tells apart. */
const PAGES = { ppr: 'ppr/both/h2h/all/', standard: 'both/h2h/all/' } as const satisfies Partial<
  Record<ImportFormat, string>
>;
type Format = keyof typeof PAGES;

const PLAYER_LINK = /\/players\/(\d+)(?:\/|$)/;
const TEAM_LINK = /\/teams\/([A-Za-z]{2,3})(?:\/|$)/;
/** Leagues of thirty rounds and more are not drafted. */
const LAST_PICK = 600;

/** What a row says, by fields. A short name and a long one link to the same player, who goes by the longer. */
function fieldsOf(titles: readonly string[], cells: readonly HtmlCell[]): Readonly<Record<string, string | undefined>> {
  const cell = (title: string) => cells[titles.indexOf(title)];
  const player = cell('player');
  const longest = [...(player?.links ?? [])].sort((one, other) => other.text.length - one.text.length);
  const link = longest.find(({ href }) => PLAYER_LINK.test(href)) ?? longest.find(({ href }) => TEAM_LINK.test(href));
  const [high, low] = cell('hi/lo')?.text.split('/') ?? [];
  return {
    id: PLAYER_LINK.exec(link?.href ?? '')?.[1],
    teamPage: TEAM_LINK.exec(link?.href ?? '')?.[1],
    name: link?.text,
    position: player?.parts.get('CellPlayerName-position'),
    team: player?.parts.get('CellPlayerName-team'),
    adp: cell('avgpos')?.text,
    high: high?.trim(),
    low: low?.trim(),
  };
}

function pickOf(record: AnswerRecord): Pick<ImportedAdp, 'who' | 'adp' | 'high' | 'low'> {
  const adp = record.needed('adp', 1, LAST_PICK);
  const [high, low] = [record.amount('high', 1, LAST_PICK), record.amount('low', 1, LAST_PICK)];
  if ((high ?? adp) > adp || (low ?? adp) < adp) record.refuse('adp', 'wrong-type', 'is not within its picks');
  const ofTeam = record.team('teamPage');
  const name = record.neededText('name');
  const position = ofTeam === null ? record.neededText('position') : (record.text('position') ?? 'DST');
  if (ofTeam !== null) {
    if (!isTeamDefense(position)) record.refuse('position', 'wrong-type', `'${position}' links to a team`);
    return { who: { name, position, teamId: ofTeam }, adp, high, low };
  }
  const teamId = record.team('team');
  if (isTeamDefense(position)) {
    if (teamId === null) record.refuse('team', 'missing-value', 'a defence without a team');
    return { who: { name, position, teamId }, adp, high, low };
  }
  if (!toRosterPosition(position)) record.refuse('position', 'wrong-type', `'${position}' is not a position`);
  return { who: { name, position, teamId, ids: { cbs: record.id('id') } }, adp, high, low };
}

/** Reads the page; it is of the day on which it is asked for. */
export function readCbsAdp(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
  format: Format,
): ReadByRecord<MarketLists> {
  const table = htmlTable(bytes.toString('utf8'), ['player', 'avgpos']);
  if (!table) return refused(file, 'malformed', 'no table of average picks');
  if (table.isCut) return refused(file, 'truncated', 'the table does not end');
  const { titles } = table;
  const records = table.rows.map((cells) => fieldsOf(titles, cells));
  const list = { season, provider: 'cbs' as const, format, asOf, stdev: null, timesDrafted: null, teams: null };
  return mapRead(readEach(records, file, pickOf), (picks) => ({ adp: picks.map((pick) => ({ ...list, ...pick })) }));
}

export const cbs = defineMarketSource({
  name: 'cbs',
  label: 'CBS',
  site: { hosts: ['www.cbssports.com'], paceMs: 2_000 },
  terms: 'Public pages without a sign-in, of which nothing but the table is read; its terms grant nothing to others.',
  questions: (asked) =>
    (asked.isCurrent ? (Object.keys(PAGES) as Format[]) : []).map((format) => ({
      url: `https://www.cbssports.com/fantasy/football/draft/averages/${PAGES[format]}`,
      read: (bytes, file) => readCbsAdp(bytes, file, asked, format),
      feeds: [{ table: 'adp', format }],
    })),
});

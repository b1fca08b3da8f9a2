// FantasyPros ADP exports: a column per site, and the column set changes from year to year. Since 2026 the team and bye
// stand inside the player's cell ('Jahmyr Gibbs   DET (6)', 'Houston Texans DST   (8)').
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { NamedPlayer } from '../joining/named-player.ts';
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import { formatOf, type ImportedAdp, PICK_ALONE, siteColumns, tableKind } from './import-file.ts';

const SITES = {
  ESPN: 'espn',
  Yahoo: 'yahoo',
  Sleeper: 'sleeper',
  RTSports: 'rtsports',
  CBS: 'cbs',
  NFL: 'nfl',
  FFC: 'ffc',
  MFL: 'mfl',
  FFPC: 'ffpc',
  Underdog: 'underdog',
  DraftKings: 'draftkings',
  AVG: 'fantasypros',
} as const satisfies Record<string, AnyAdpProvider>;

const SOURCE = defineSource({
  kind: 'fantasypros/adp',
  meaning: "A player's average pick at several sites",
  key: [],
  columns: {
    Rank: need.whole('Rank by the mean'),
    Player: need.text('Name; since 2026 with team and bye week', 'Player (Bye)'),
    Team: later.text("Team; 'DST' for a team defence; until 2025"),
    Bye: later.whole('Bye week; until 2025'),
    POS: need.text("Position and rank in it ('WR1')"),
    ...siteColumns(SITES),
    AVG: may.number('Mean of the sites'),
    'Real-Time': later.text('Newest ADP and its change', 'Real-Time (?)'),
  },
});

/** Takes '... DET (6)' apart. */
function playerIn(cell: string, team: string | null, position: string): NamedPlayer {
  const inside = /^(.*?)(?:\s+([A-Z]{2,3}))?\s*\((?:\d+|-)?\)$/.exec(cell);
  const name = (inside?.[1] ?? cell).replace(/\s+DST$/, '').trim();
  const code = inside ? inside[2] : team;
  return { name, position, teamId: (code && toTeamId(code)) || null };
}

/** Overall ADP per site. */
export const fantasyprosAdp = tableKind({
  kind: 'fantasypros-adp',
  recognises: (header) => header[0] === 'Rank' && header.includes('AVG') && header.includes('POS'),
  source: SOURCE,
  listOf: (records, day, file) => {
    const list = { ...day, ...PICK_ALONE, format: formatOf(file) };
    const adp = records.flatMap((record) => {
      const who = playerIn(record.Player, record.Team, record.POS);
      return Object.entries(SITES).flatMap(([column, provider]): ImportedAdp[] => {
        const pick = record[column as keyof typeof SITES]; // the keys of SITES are columns
        return pick === null ? [] : [{ ...list, who, provider, adp: pick }];
      });
    });
    return { adp };
  },
});

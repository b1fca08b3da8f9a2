// Sources name positions in many ways; the almanac knows the fantasy positions and a few groups beside them.

/** Positions of the players table. */
export const ROSTER_POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DL', 'LB', 'DB', 'OL', 'P', 'LS'] as const;
export type RosterPosition = (typeof ROSTER_POSITIONS)[number];

const SPELLINGS: Readonly<Record<RosterPosition, readonly string[]>> = {
  QB: ['QB'],
  RB: ['RB', 'FB', 'HB', 'TB'],
  WR: ['WR'],
  TE: ['TE'],
  K: ['K', 'PK', 'KO', 'K/P'],
  DL: ['DL', 'DE', 'DT', 'NT', 'EDGE', 'LDE', 'RDE', 'LDT', 'RDT', 'ED', 'IDL'],
  LB: ['LB', 'OLB', 'ILB', 'MLB', 'WLB', 'SLB', 'LILB', 'RILB'],
  DB: ['DB', 'CB', 'S', 'FS', 'SS', 'SAF', 'NB', 'LCB', 'RCB'],
  OL: ['OL', 'OT', 'OG', 'T', 'G', 'C', 'LT', 'RT', 'LG', 'RG'],
  P: ['P', 'PN'],
  LS: ['LS'],
};
const BY_SPELLING = new Map(
  ROSTER_POSITIONS.flatMap((position) => SPELLINGS[position].map((spelling) => [spelling, position] as const)),
);

/**
 * Reads a position in any source's spelling; a rank behind it ('WR12') and a second position ('WR,RB') are passed over.
 * @returns undefined for what is no single player's position
 * @example toRosterPosition('PK') // → 'K'
 */
export function toRosterPosition(spelling: string | null): RosterPosition | undefined {
  if (!spelling) return undefined;
  const first = spelling.trim().toUpperCase().split(/[,;]/)[0]?.replace(/\d+$/, '') ?? '';
  return BY_SPELLING.get(first) ?? BY_SPELLING.get(first.split('/')[0] ?? '');
}

/** Whether a text is how a source writes 'team defence'. */
export const isTeamDefense = (spelling: string | null): boolean =>
  /^(DST|DEF|D\/ST|DF|Def|TMDL)\d*$/i.test(spelling?.trim() ?? '');

/** Positions whose players fantasy leagues draft, team defences aside. */
export const FANTASY_POSITIONS: ReadonlySet<RosterPosition> = new Set(['QB', 'RB', 'WR', 'TE', 'K']);

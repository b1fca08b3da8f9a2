// 4for4's tables of several sites' ADP. In one of them the overall order is headed 'nil' and ESPN's column 'rank'.
import type { AnyAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import { defineSource, later, may, need } from '../reading/dictionary.ts';
import { formatOf, type ImportedAdp, type ImportFormat, PICK_ALONE, tableKind } from './import-file.ts';

const SOURCE = defineSource({
  kind: '4for4/adp',
  meaning: "A player's average pick at several sites",
  key: [],
  columns: {
    nil: later.whole('Overall order, in the table of several sites'),
    rank: may.number("Overall order in a single site's table; ESPN's ADP in the table of several sites"),
    position: need.text('Position'),
    name: need.text('Name'),
    team: may.team('Team'),
    Underdog: later.number('ADP at Underdog'),
    cbs: later.number('ADP at CBS'),
    FFPC: later.number('ADP at FFPC'),
    BB10s: later.number('ADP at BestBall10s'),
    NFL: later.number('ADP at NFL.com'),
    'Y!': later.number('ADP at Yahoo'),
    '10-Team': later.text('Round and pick in leagues of ten'),
    '12-Team': later.text('Round and pick in leagues of twelve'),
  },
});

interface Site {
  readonly provider: AnyAdpProvider;
  /** What the site plays, when it plays only that. */
  readonly format?: ImportFormat;
}

const SITES = {
  Underdog: { provider: 'underdog', format: 'best-ball' },
  cbs: { provider: 'cbs' },
  FFPC: { provider: 'ffpc', format: 'ppr' },
  BB10s: { provider: 'bb10s', format: 'best-ball' },
  NFL: { provider: 'nfl' },
  'Y!': { provider: 'yahoo' },
} as const satisfies Record<string, Site>;

/** One site's ADP, or several sites' side by side. */
export const fourForFourAdp = tableKind({
  kind: '4for4-adp',
  recognises: (header) => header.includes('10-Team') && header.includes('12-Team') && header.includes('name'),
  source: SOURCE,
  listOf: (records, day, file) => {
    const adp = records.flatMap((r) => {
      const who = { name: r.name, position: r.position, teamId: r.team };
      const base = { ...day, ...PICK_ALONE, who };
      const sites = Object.entries(SITES).flatMap(([column, site]: [string, Site]): ImportedAdp[] => {
        const pick = r[column as keyof typeof SITES]; // the keys of SITES are columns
        return pick === null
          ? []
          : [{ ...base, provider: site.provider, format: site.format ?? formatOf(file), adp: pick }];
      });
      const espn = r.nil === null ? null : r.rank;
      return espn === null
        ? sites
        : [...sites, { ...base, provider: 'espn' as const, format: formatOf(file), adp: espn }];
    });
    return { adp };
  },
});

import { defineTable } from '@pylon/engine/tables/table';

const FEATURE = 'pdvTable';
const told = { feature: FEATURE, nullable: true, from: 'Box scores' } as const;
const allowed = { ...told, kind: 'decimal', isHighFirst: true } as const;
const place = { ...told, kind: 'whole', hint: '1 allowed the most' } as const;

/** What defences allow to each position. */
export const teamDvps = defineTable({
  name: 'team-dvps',
  call: 'listTeamDvps',
  callPath: '/datatables/teamdvps',
  path: '/teamdvps',
  section: 'week',
  title: 'Defense vs. Position',
  question: 'Which defenses give points away, and to whom. 1st allowed the most.',
  about: 'teams',
  rowName: 'TeamDvpRow',
  filters: {
    scoring: true,
    own: {
      games: {
        kind: 'choice',
        title: 'Games',
        choices: { season: 'Whole season', last8: 'Last 8', last4: 'Last 4' },
        standard: 'season',
      },
      figures: {
        kind: 'choice',
        title: 'Figures',
        choices: { allowed: 'As allowed', adjusted: 'Adjusted for opponents' },
        standard: 'allowed',
      },
    },
  },
  sort: '-qb',
  preview: { feature: FEATURE, rows: 5, soldAs: 'What every defense allows to each position, and the schedules' },
  columns: {
    played: { ...told, title: 'G', inFile: 'Games', hint: 'Games that the figures are told from', kind: 'whole' },
    qb: { ...allowed, title: 'QB', hint: 'Points a game to quarterbacks', shows: 'phone' },
    qbPlace: { ...place, title: 'QB rank', placeOf: 'qb' },
    rb: { ...allowed, title: 'RB', hint: 'Points a game to running backs', shows: 'phone' },
    rbPlace: { ...place, title: 'RB rank', placeOf: 'rb' },
    wr: { ...allowed, title: 'WR', hint: 'Points a game to wide receivers' },
    wrPlace: { ...place, title: 'WR rank', placeOf: 'wr' },
    te: { ...allowed, title: 'TE', hint: 'Points a game to tight ends' },
    tePlace: { ...place, title: 'TE rank', placeOf: 'te' },
    k: { ...allowed, title: 'K', hint: 'Points a game to kickers' },
    kPlace: { ...place, title: 'K rank', placeOf: 'k' },
    dst: {
      ...allowed,
      title: 'D/ST',
      hint: 'Points a game that this team gives to the defenses it plays against',
      shows: 'picked',
    },
    dstPlace: { ...place, title: 'D/ST rank', placeOf: 'dst' },
  },
});

/** What opens the tables of charting: another reading of the plays that air yards are of. */
export const CHARTING_FEATURE = 'airYardsTable';
/** What their page says where there are no rows. */
export const CHARTING_NEEDS = 'charted plays, which FTN has from 2022 on';

export const charted = {
  feature: CHARTING_FEATURE,
  kind: 'whole',
  isHighFirst: true,
  from: 'FTN Data via nflverse, and plays of nflverse',
} as const;
/** Of too few plays there is none. */
export const chartedShare = { ...charted, kind: 'share', nullable: true } as const;
export const chartedMean = { ...charted, kind: 'ratio', nullable: true } as const;

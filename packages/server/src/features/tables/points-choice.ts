import { baseScoring } from '../../wire/scoring-system.ts';

const settingsOf = (id: string) => baseScoring(id)?.settings ?? {};

/** The scorings that tables about teams offer. */
export const POINTS_SETTINGS = { half: settingsOf('1'), ppr: settingsOf('2'), standard: settingsOf('3') } as const;

import { toLeagueShape } from '@pylon/contract/league/league-config';
import { lineupByWeek, type WeekLineup } from '@pylon/engine/mock-draft/report/lineup-by-week';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { WeekBar } from '../../../../ui/charts/BarPerWeek.tsx';
import { decimal, many, signed } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { picksOf, type ReportDraft } from '../report.ts';

/** Weeks in which fantasy leagues play: in the last one of the season most teams rest their best. */
const FANTASY_WEEKS = 17;

/** A player of a roster. */
export interface WeekPlayer {
  readonly name: string;
  readonly position: Position;
  readonly positions: readonly Position[];
  readonly points: number;
  readonly byeWeek: number | null;
}

/** A team's line-up in each week, kept and drafted players alike. */
export function weeksOf(draft: ReportDraft, participantId: string): readonly WeekLineup<WeekPlayer>[] {
  const roster = picksOf(draft, participantId).flatMap((pick): readonly WeekPlayer[] => {
    const entity = entityOf(pick);
    if (!entity?.position) return [];
    return [
      {
        name: entity.shortName,
        position: entity.position,
        positions: [entity.position],
        points: pick.seasonalScoredProjections ?? 0,
        byeWeek: pick.byeWeek,
      },
    ];
  });
  return lineupByWeek(roster, toLeagueShape(draft.configuration.leagueConfig).slots, FANTASY_WEEKS);
}

/** What the team's full line-up brings in a week without byes. */
export const fullWeek = (weeks: readonly WeekLineup<WeekPlayer>[]): number =>
  Math.max(0, ...weeks.map(({ points }) => points));

/** A bar for each week; under it, how many starters are off. */
export const weekBars = (weeks: readonly WeekLineup<WeekPlayer>[]): readonly WeekBar[] =>
  weeks.map((week) => ({
    key: String(week.week),
    label: String(week.week),
    value: week.points,
    ...(week.missing.length > 0 ? { mark: String(week.missing.length) } : {}),
    words: [`Week ${week.week}: ${decimal(week.points, 1)} points`, offWords(week)].filter(Boolean).join(', '),
  }));

/** Who is off, and whether a place stays empty for it. */
export function offWords({ missing, places }: WeekLineup<WeekPlayer>): string {
  const open = places.filter(({ starter }) => starter === null).length;
  const off = missing.length === 0 ? '' : `${missing.map(({ name }) => name).join(', ')} off`;
  return open === 0 ? off : [off, `${many(open, 'place')} empty`].filter(Boolean).join(', ');
}

/** What a week lacks to a full one, with its sign. */
export const shortfall = (week: WeekLineup<WeekPlayer>, full: number): string => signed(week.points - full, 1);

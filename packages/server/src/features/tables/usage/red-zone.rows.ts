import type { Chances } from '@pylon/almanac/tables/opportunity';
import type { redZone } from '@pylon/contract/tables/usage/red-zone.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { shareOf, usageSums } from '../../../football/usage-games.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Carries and targets. */
const inside20 = ({ carriesInside20, targetsInside20 }: Readonly<Chances>): number => carriesInside20 + targetsInside20;
const inside10 = ({ carriesInside10, targetsInside10 }: Readonly<Chances>): number => carriesInside10 + targetsInside10;

/** Everybody who ran, was thrown to or threw near the goal. */
export const rows: RowsOf<typeof redZone> = ({ edition, season, week }) =>
  usageSums(edition, season, week).flatMap(([entityId, { own, team, games, teams }]) => {
    if (inside20(own) + own.targetsEndZone + own.passAttemptsInside20 + own.passAttemptsEndZone === 0) return [];
    if (!isPosition(edition.indexes.positionOf(entityId, season) ?? '')) return [];
    return {
      ...{ entityId, games },
      teams: teams.join(', '),
      chancesInside20: inside20(own),
      shareInside20: shareOf(inside20(own), inside20(team)),
      chancesInside10: inside10(own),
      shareInside10: shareOf(inside10(own), inside10(team)),
      carriesInside5: own.carriesInside5,
      carryShareInside5: shareOf(own.carriesInside5, team.carriesInside5),
      endZoneTargets: own.targetsEndZone,
      endZoneShare: shareOf(own.targetsEndZone, team.targetsEndZone),
      touchdowns: own.carryTouchdownsInside20 + own.targetTouchdownsInside20,
      carriesInside20: own.carriesInside20,
      targetsInside20: own.targetsInside20,
      passesInside20: own.passAttemptsInside20,
      passesInside10: own.passAttemptsInside10,
      passesEndZone: own.passAttemptsEndZone,
      passTouchdowns: own.passTouchdownsInside20,
    };
  });

import type { teamDvps } from '@pylon/contract/tables/week/team-dvps.table';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { adjustedAllowed, meanAllowed, placesOf, pointsAllowed } from '../../../football/points-allowed.ts';
import type { RowsOf } from '../../../tables/rows.ts';

const LAST_GAMES = { season: null, last8: 8, last4: 4 } as const;

/** Teams that played, with the points of every position against them. */
export const rows: RowsOf<typeof teamDvps> = ({ edition, season, choices, scoring }) => {
  const last = LAST_GAMES[choices.games];
  const figure = choices.figures === 'adjusted' ? adjustedAllowed : meanAllowed;
  const allowedTo = (position: Position) => pointsAllowed(edition, season, scoring, [position]);
  const { games } = allowedTo('QB');
  const against = (position: Position) => {
    const allowed = allowedTo(position);
    const values = new Map([...games.keys()].map((teamId) => [teamId, figure(allowed, teamId, last)]));
    const placeOf = placesOf(values);
    return (teamId: string) => ({ points: values.get(teamId) ?? null, place: placeOf(teamId) });
  };
  const [qb, rb, wr] = [against('QB'), against('RB'), against('WR')];
  const [te, k, dst] = [against('TE'), against('K'), against('DST')];
  return [...games].map(([entityId, own]) => ({
    entityId,
    played: Math.min(own.length, last ?? own.length),
    ...{ qb: qb(entityId).points, qbPlace: qb(entityId).place },
    ...{ rb: rb(entityId).points, rbPlace: rb(entityId).place },
    ...{ wr: wr(entityId).points, wrPlace: wr(entityId).place },
    ...{ te: te(entityId).points, tePlace: te(entityId).place },
    ...{ k: k(entityId).points, kPlace: k(entityId).place },
    ...{ dst: dst(entityId).points, dstPlace: dst(entityId).place },
  }));
};

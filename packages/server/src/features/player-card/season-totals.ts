import type { Edition } from '@pylon/almanac/editions/edition';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cents } from '@pylon/engine/tables/cents';
import { seasonPoints } from '../../football/season-points.ts';
import { totalsOf } from '../../football/season-totals.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';

/** What all cards share, a season at a step. */
export function* playerCardSteps(edition: Edition): Generator<void, void> {
  for (const season of edition.manifest.seasons) {
    totalsOf(edition, season);
    yield;
  }
}

/** An entity's regular seasons with a game, newest first. */
export const seasonTotals = (edition: Edition, entityId: string, scoring: KnownScoring): PlayerCard['seasons'] =>
  edition.manifest.seasons.toReversed().flatMap((season) => {
    const total = totalsOf(edition, season).get(entityId);
    const scored = seasonPoints(edition, season, scoring).get(entityId);
    if (!total || !scored) return [];
    return [
      {
        seasonId: String(season),
        team: total.teamIds.at(-1) ?? null,
        teams: [...total.teamIds],
        games: total.games,
        points: cents(scored.points),
        pointsPerGame: cents(scored.points / total.games),
        positionFinish: scored.positionFinish,
        stats: Object.fromEntries(Object.entries(total.line).map(([key, amount]) => [key, cents(amount)])),
      },
    ];
  });

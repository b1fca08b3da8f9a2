import type { Edition } from '@pylon/almanac/editions/edition';
import type { Clock } from '../clock.ts';
import { adpSteps } from '../features/adp/adp-table.ts';
import { playerCardSteps } from '../features/player-card/season-totals.ts';
import { expectedGameSteps } from '../features/tables/reads/expected-games.ts';
import { playerGameSteps } from '../features/tables/reads/player-games.ts';
import { placeWorthSteps } from '../football/place-worth.ts';
import { sharedSteps } from '../football/shared-steps.ts';
import { seasonNow } from '../wire/season.ts';

/** What answers of an edition share, in steps to be done before it is asked for. */
export function* readySteps(edition: Edition, clock: Clock): Generator<unknown, void> {
  const season = seasonNow(edition, clock.now());
  yield* sharedSteps(edition, clock.now());
  yield* placeWorthSteps();
  if (season) yield* adpSteps(edition, season.year);
  yield* playerCardSteps(edition);
  yield* playerGameSteps(edition);
  yield* expectedGameSteps(edition);
}

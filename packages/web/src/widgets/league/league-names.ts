import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { toldApart } from '@pylon/engine/own-leagues/told-apart';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';

/** What leagues of one list are called, each so that it is not taken for another. */
export const namesOf = (leagues: readonly UserLeague[]): readonly string[] =>
  toldApart(
    leagues.map(({ league }) => ({
      name: league?.name ?? 'New league',
      platform: sourceNamed(league?.fantasyConnector ?? '') ?? BY_HAND,
      season: league?.season ?? 0,
    })),
  );

import type { Season } from '@pylon/contract/wire';
import type { Input } from '../../api/call.ts';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';

/** What to ask for a card: season and scoring are those of the page or the place that it is opened on. */
export const playerCardInput = (
  playerId: string,
  page: {
    readonly season?: string;
    readonly scoring?: string;
    readonly cardScoring?: string;
    readonly cardSeason?: string;
  },
  season: Season,
): Input<'getPlayerCard'> => ({
  playerId,
  seasonId: page.cardSeason ?? page.season ?? season.id,
  scoringSystemId: page.cardScoring ?? page.scoring ?? DEFAULT_SCORING,
});

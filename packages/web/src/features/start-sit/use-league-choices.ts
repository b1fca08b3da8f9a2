import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { namesOf } from '../../widgets/league/league-names.ts';
import { starts } from '../../widgets/league/league-words.ts';

/** As many as one answer holds. */
const MOST_LEAGUES = 50;

/** A league that can be compared in. */
export interface LeagueChoice {
  readonly id: string;
  readonly name: string;
  /** The league's own scoring, in which cards open; null where it has none. */
  readonly scoringSystemId: string | null;
  readonly seasonId: string;
  /** Whom it starts, in the order of screens. */
  readonly positions: readonly Position[];
  readonly isBestBall: boolean;
}

/** The person's leagues that were read; undefined while they are on their way, and of a visitor. */
export function useLeagueChoices(): readonly LeagueChoice[] | undefined {
  const user = useUser();
  const { data } = useQuery({ ...answer('listUserLeagues', { limit: MOST_LEAGUES }), enabled: user !== null });
  const leagues = data?.userLeagues.filter(({ league }) => league !== null);
  const names = leagues && namesOf(leagues);
  return leagues?.map(({ id, league, scoringSystemId, seasonId }, index) => {
    const positions = POSITIONS.filter((position) => starts({ league }, position));
    const isBestBall = league?.settings.isBestBall ?? false;
    return { id, name: names?.[index] ?? '', scoringSystemId, seasonId, positions, isBestBall };
  });
}

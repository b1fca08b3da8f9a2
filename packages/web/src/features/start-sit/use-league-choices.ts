import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
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
  const known = data?.userLeagues.flatMap(({ league }) => league ?? []) ?? [];
  return data?.userLeagues.flatMap(({ id, league, scoringSystemId, seasonId }) => {
    if (!league) return [];
    const positions = POSITIONS.filter((position) => starts({ league }, position));
    const { isBestBall } = league.settings;
    return [{ id, name: nameAmong(known, league), scoringSystemId, seasonId, positions, isBestBall }];
  });
}

type Known = NonNullable<UserLeague['league']>;

/** A league as a menu of words names it: where several are called the same, with its platform and season. */
export function nameAmong(leagues: readonly Known[], { name, fantasyConnector, season }: Known): string {
  if (leagues.filter((each) => each.name === name).length < 2) return name;
  const source = sourceNamed(fantasyConnector);
  return [name, ...(source ? [PLATFORM_LABELS[source]] : []), season].join(' · ');
}

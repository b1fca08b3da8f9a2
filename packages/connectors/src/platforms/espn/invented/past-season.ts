// The invented league a season before: eight rounds of a snake by which whole rosters were drafted, one player kept.
import { INVENTED_DRAFT, INVENTED_SETTINGS, INVENTED_TEAMS, LEAGUE_ID, SEASON } from './league.ts';

const BASE = `https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl/seasons/${SEASON - 1}`;
const LEAGUE = `${BASE}/segments/0/leagues/${LEAGUE_ID}`;
/** Positions by ESPN's numbers, round by round. */
const ROUNDS = [2, 3, 1, 3, 4, 2, 16, 5];
const TEAMS = 4;
const idOf = (round: number, team: number): number =>
  ROUNDS[round] === 16 ? -16_000 - team : 10_000 + round * 10 + team;

const PICKS = ROUNDS.flatMap((_, round) =>
  Array.from({ length: TEAMS }, (_each, turn) => {
    const teamId = round % 2 === 0 ? turn + 1 : TEAMS - turn;
    return {
      ...{ overallPickNumber: round * TEAMS + turn + 1, roundId: round + 1, teamId, bidAmount: 0 },
      ...{ playerId: idOf(round, teamId), keeper: round === 2 && teamId === 1 },
    };
  }),
);
const PEOPLE = ROUNDS.flatMap((defaultPositionId, round) =>
  Array.from({ length: TEAMS }, (_, index) => ({
    ...{ id: idOf(round, index + 1), defaultPositionId },
    fullName: `Earlier ${round} ${index + 1}`,
  })),
);

/** What ESPN says about that season, by address. */
export const PAST_ANSWERS: Readonly<Record<string, unknown>> = {
  [`${LEAGUE}?view=mTeam`]: INVENTED_TEAMS,
  [`${LEAGUE}?view=mSettings`]: INVENTED_SETTINGS,
  [`${LEAGUE}?view=mDraftDetail`]: { ...INVENTED_DRAFT, draftDetail: { ...INVENTED_DRAFT.draftDetail, picks: PICKS } },
  [`${BASE}/players?scoringPeriodId=0&view=players_wl`]: PEOPLE,
};

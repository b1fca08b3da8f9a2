// The season before of the invented league.
import {
  answer,
  BASE,
  fields,
  INVENTED_SETTINGS,
  LEAGUE,
  LEAGUE_KEY,
  list,
  onRoster,
  pick,
  player,
  standing,
  TEAMS,
} from './shape.ts';

const PAST_KEY = '461.l.70';
const PAST_AT = `${BASE}/league/${PAST_KEY}`;
const PAST_ROUNDS = ['RB', 'WR', 'QB', 'TE', 'WR', 'DEF', 'RB'];
const pastId = (round: number, team: number) => 9000 + round * 10 + team;
/** An answer about the league of the season before, with keys of its own. */
const before = (...parts: readonly object[]): unknown =>
  JSON.parse(
    JSON.stringify(answer({ league: [{ ...LEAGUE, season: '2025', renew: '' }, ...parts] }))
      .replaceAll(LEAGUE_KEY, PAST_KEY)
      .replaceAll('470.p.', '461.p.'),
  );
const PAST_PICKS = PAST_ROUNDS.flatMap((_, round) =>
  [1, 2].map((turn) => {
    const of = round % 2 === 0 ? turn : 3 - turn;
    return pick(round * 2 + turn, of, pastId(round, of));
  }),
);

/** What Yahoo says about that season, by address. Whoever leads the first line-up of a team was kept. */
export const PAST_ANSWERS: Readonly<Record<string, unknown>> = {
  [`${PAST_AT}/settings?format=json`]: before({ settings: [INVENTED_SETTINGS] }),
  [`${PAST_AT}/standings?format=json`]: before({
    standings: [
      {
        teams: list(
          'team',
          TEAMS.map((one, index) => [fields(one), standing(index + 1)]),
        ),
      },
    ],
  }),
  [`${PAST_AT}/draftresults?format=json`]: before({ draft_results: list('draft_result', PAST_PICKS) }),
  [`${PAST_AT}/teams/roster;week=1?format=json`]: before({
    teams: list(
      'team',
      TEAMS.map((one, index) => [
        fields(one),
        {
          roster: {
            week: '1',
            '0': {
              players: list('player', [
                onRoster(pastId(2, index + 1), 'QB', 'QB', { status: index === 0, cost: false, kept: false }),
              ]),
            },
          },
        },
      ]),
    ),
  }),
  [`${PAST_AT}/players;player_keys=${PAST_PICKS.map(({ player_key }) => player_key?.replace('470', '461')).join(',')}?format=json`]:
    before({
      players: list(
        'player',
        PAST_ROUNDS.flatMap((position, round) => [1, 2].map((of) => [fields(player(pastId(round, of), position))])),
      ),
    }),
};

// What claims bring: the free agent who is said to help a team's line-ups most, and what those line-ups then score with
// and without him. Nobody is dropped and every claim is won. With `--left-out` whoever nobody projects in the week
// although their team plays is expected to miss games, as the house has it.
import { rosterOutlook } from '../../packages/engine/src/trades/trade-effect.ts';
import { type TradeLeagueFacts, tradeLeague } from '../../packages/engine/src/trades/trade-league.ts';
import { correlation, mean } from '../statistics.ts';
import { scoredBy } from '../trades/judge.ts';
import { LEAGUES, leagueWeek, readLeague, readSeason } from '../trades/real-leagues.ts';

const WEEKS = [2, 4, 6, 8, 10, 12];
/** Free agents who are looked at for a team, most expected first. */
const LOOKED_AT = 6;

interface Claim {
  readonly year: number;
  /** A league's season, whose claims share their luck. */
  readonly cluster: string;
  readonly isLeftOut: boolean;
  /** Weighted points that the line-ups gain, as said and as it came. */
  readonly said: number;
  readonly came: number;
}

const rosterOf = ({ teams }: TradeLeagueFacts, teamId: string) => teams.find(({ id }) => id === teamId)?.players ?? [];

function claimsOf(year: number, countsLeftOut: boolean): readonly Claim[] {
  const season = readSeason(year);
  return LEAGUES.flatMap((name) => {
    const league = readLeague(name, year, season);
    return WEEKS.flatMap((week) => {
      const { expected, free, leftOut } = leagueWeek(season, league, week, { countsLeftOut });
      // Whom the wire as a whole has more of is nobody's gain: the best of each position are looked at.
      const looked = [...Map.groupBy(free, ({ position }) => position).values()].flatMap((own) => own.slice(0, 2));
      const agents = looked.toSorted((one, other) => other.points - one.points).slice(0, LOOKED_AT);
      const best = new Map<string, { readonly said: number; readonly came: number; readonly id: string }>();
      for (const { id } of agents) {
        for (const { id: teamId } of expected.teams) {
          const then = leagueWeek(season, league, week, { countsLeftOut, joined: { id, teamId } });
          const ready = tradeLeague(then.expected);
          const after = rosterOf(then.expected, teamId);
          const before = after.filter((player) => player.id !== id);
          const said = rosterOutlook(ready, after).points - rosterOutlook(ready, before).points;
          if (said <= 0 || said <= (best.get(teamId)?.said ?? 0)) continue;
          const setBy = tradeLeague(then.projected);
          const ids = (players: typeof after) => players.map((player) => player.id);
          const came = scoredBy(setBy, then.scored, ids(after)) - scoredBy(setBy, then.scored, ids(before));
          best.set(teamId, { said, came, id });
        }
      }
      return [...best.values()].map(
        ({ said, came, id }): Claim => ({ year, cluster: `${name} ${year}`, isLeftOut: leftOut.has(id), said, came }),
      );
    });
  });
}

if (import.meta.main) {
  const countsLeftOut = process.argv.includes('--left-out');
  const claims = [2023, 2025].flatMap((year) => claimsOf(year, countsLeftOut));
  console.table(
    [[2023], [2025], [2023, 2025]].map((years) => {
      const own = claims.filter(({ year }) => years.includes(year));
      const fixed = (value: number, digits = 1) => Number(value.toFixed(digits));
      return {
        season: years.join('+'),
        claims: own.length,
        'of somebody left out': own.filter(({ isLeftOut }) => isLeftOut).length,
        said: fixed(mean(own.map(({ said }) => said))),
        came: fixed(mean(own.map(({ came }) => came))),
        gained: fixed(mean(own.map(({ came }) => Number(came > 0))), 3),
        r: fixed(
          correlation(
            own.map(({ said }) => said),
            own.map(({ came }) => came),
          ),
          2,
        ),
      };
    }),
  );
}

// Win chances of match-ups that were played: the starters that managers chose in two recorded leagues of half PPR. Too
// few to judge by, and real.
import { chanceOfLead, leadOf } from '../../packages/engine/src/week-odds/win-chance.ts';
import { askedOf } from '../arguments.ts';
import { readJson } from '../projections/files.ts';
import { crosswalk } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';
import { scoreLine } from './chance-scores.ts';
import { outcomeOf, type Played, spreadOfMargins } from './leagues.ts';
import { asWeekPlayer, byWeek, depths, sleeperWeeks } from './weeks.ts';

const LEAGUES = ['keeper_10team_half_ppr', 'dynasty_12team_superflex_faab'];

/** Sleeper's answer, as recorded: by week, a side of a match-up each. */
type Sides = Readonly<Record<string, readonly { readonly matchup_id: number | null; readonly starters: string[] }[]>>;

const { season, data } = askedOf();
const ids = crosswalk(data);
const known = new Map(
  byWeek(sleeperWeeks(season, data)).flatMap((week) => {
    const depth = depths(week);
    return week.map((row) => {
      const key = `${row.week} ${row.position === 'DST' && row.id === 'LA' ? 'LAR' : row.id}`;
      return [key, { player: { ...asWeekPlayer(row), depth: depth.get(row) ?? 1 }, happened: row.happened }] as const;
    });
  }),
);

function matchupsOf(league: string): readonly Played[] {
  const sides = readJson(`sleeper/leagues/${league}/${season}/matchups.json`, data) as Sides; // as recorded
  return Object.entries(sides).flatMap(([week, list]) =>
    [...Map.groupBy(list, (side) => side.matchup_id)].flatMap(([id, both]) => {
      const [own, other] = both.map(({ starters }) =>
        starters.flatMap((sleeperId) => known.get(`${week} ${ids.bySleeper.get(sleeperId) ?? sleeperId}`) ?? []),
      );
      if (id === null || both.length !== 2 || !own?.length || !other?.length) return [];
      const players = (side: typeof own) => side.map(({ player }) => player);
      const points = (side: typeof own) => side.reduce((sum, { happened }) => sum + happened, 0);
      return [{ lead: leadOf(players(own), players(other)), margin: points(own) - points(other) }];
    }),
  );
}

for (const played of [...LEAGUES.map(matchupsOf), LEAGUES.flatMap(matchupsOf)]) {
  const told = played.map((one) => ({ chance: chanceOfLead(one.lead), happened: outcomeOf(one) }));
  console.log(scoreLine(`${season}, managers' own line-ups`, told));
  const leads = Math.sqrt(mean(played.map(({ lead }) => lead.mean ** 2))).toFixed(1);
  const said = Math.sqrt(mean(played.map(({ lead }) => lead.variance))).toFixed(1);
  console.log(`  spread of leads ${leads}, told ${said}, found ${spreadOfMargins(played).toFixed(1)}`);
}

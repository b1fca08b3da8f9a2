// How good win chances are while games are played: the season's recorded plays stand for box scores of running games,
// read as the product reads them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameSummary } from '../../packages/almanac/src/sources/espn/game-day/game-summary.ts';
import { unpacked } from '../../packages/almanac/src/sources/reading/fetcher.ts';
import { recordedWeek } from '../../packages/almanac/src/testing/market/replay/recorded-plays.ts';
import { summaryAt } from '../../packages/almanac/src/testing/market/replay/sunday-replay.ts';
import { points as pointsOfGame } from '../../packages/engine/src/scoring/points.ts';
import type { StatLine } from '../../packages/engine/src/scoring/stat-keys.ts';
import { bestLineupFor } from '../../packages/engine/src/week-odds/goal-lineups.ts';
import type { WeekPlayer } from '../../packages/engine/src/week-odds/week-player.ts';
import { chanceOfLead, leadOf } from '../../packages/engine/src/week-odds/win-chance.ts';
import { askedOf } from '../arguments.ts';
import { HALF_PPR } from '../projections/weekly-lines.ts';
import { scoreLine, type Told } from './chance-scores.ts';
import { DEALINGS, leagueWeeks, slotsFor, type TeamWeek } from './leagues.ts';
import { sleeperWeeks } from './weeks.ts';

/** Shares of a game that are left, with the minutes on the wall since its kick-off. */
const MOMENTS = [
  [0.75, 43],
  [0.5, 90],
  [0.25, 141],
] as const;
const LEAGUES = 40;
const WEEKS = 17;
const FIRST_SUNDAY = Date.UTC(2025, 8, 7, 18);
const MINUTE_MS = 60_000;

const { season, data } = askedOf();
const rows = sleeperWeeks(season, data);
const read = (path: string) => unpacked(readFileSync(join(data, path))) ?? Buffer.alloc(0);
const positions = new Map(rows.map(({ id, position }) => [id, position]));

/** Points so far by share left, week and player. */
const scored = new Map<string, number>();
for (let week = 1; week <= WEEKS; week++) {
  const recorded = recordedWeek(read, new Date(FIRST_SUNDAY + (week - 1) * 7 * 24 * 60 * MINUTE_MS));
  if (recorded?.season !== season) throw new Error(`no plays of week ${week} of ${season}`);
  const ids = new Map([...recorded.athletes].map(([id, athlete]) => [athlete.id, id]));
  for (const game of recorded.games) {
    for (const [left, minutes] of MOMENTS) {
      const at = new Date(Date.parse(game.kickoff) + minutes * MINUTE_MS);
      const summary = readGameSummary(Buffer.from(summaryAt(recorded, game.eventId, at) ?? ''), 'replay', game.eventId);
      if (!summary.ok) throw new Error(summary.reason[0]?.detail);
      for (const { athleteId, teamId, line } of summary.value.lines)
        note({ left, week, id: teamId ?? ids.get(athleteId), line });
    }
  }
}

function note({ left, week, id, line }: { left: number; week: number; id: string | undefined; line: StatLine }): void {
  const position = positions.get(id ?? '');
  if (id !== undefined && position) scored.set(`${left} ${week} ${id}`, pointsOfGame(line, position, HALF_PPR));
}

const slots = slotsFor(rows);
const startersOf = ({ roster }: TeamWeek) =>
  bestLineupFor('points', roster, slots).places.flatMap(({ starter }) => starter ?? []);
const made = ({ happened }: TeamWeek, starters: readonly WeekPlayer[]) =>
  starters.reduce((sum, { id }) => sum + (happened.get(id) ?? 0), 0);

const told = new Map<number, Told[]>([[1, []], ...MOMENTS.map(([left]): [number, Told[]] => [left, []])]);
const byScore = new Map<number, Told[]>(MOMENTS.map(([left]): [number, Told[]] => [left, []]));
for (const dealing of DEALINGS) {
  for (let league = 0; league < LEAGUES; league++) {
    leagueWeeks(rows, league, dealing).forEach((teams, index) => {
      const week = index + 1;
      for (let at = 0; at + 1 < teams.length; at += 2) {
        const [own, other] = [teams[at], teams[at + 1]];
        if (!own || !other) continue;
        const [ours, theirs] = [startersOf(own), startersOf(other)];
        const margin = made(own, ours) - made(other, theirs);
        const happened = margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
        told.get(1)?.push({ chance: chanceOfLead(leadOf(ours, theirs)), happened });
        for (const [left] of MOMENTS) {
          const soFar = (player: WeekPlayer) => scored.get(`${left} ${week} ${player.id}`) ?? 0;
          const during = (starters: readonly WeekPlayer[]) =>
            starters.map((player) => ({ ...player, game: { scored: soFar(player), left } }));
          told.get(left)?.push({ chance: chanceOfLead(leadOf(during(ours), during(theirs))), happened });
          const ahead =
            ours.reduce((sum, each) => sum + soFar(each), 0) - theirs.reduce((sum, each) => sum + soFar(each), 0);
          byScore.get(left)?.push({ chance: ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0, happened });
        }
      }
    });
  }
}
for (const [left, cases] of told) {
  console.log(scoreLine(left === 1 ? 'before the games' : `with ${left} of every game left`, cases));
  const leads = byScore.get(left);
  if (leads) console.log(scoreLine('  whoever is ahead, with certainty', leads));
}

// Leagues as Sleeper told of them: its own sums, and its points against ours.
import { points } from '@pylon/engine/scoring/points';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { sleeperGames, sleeperLine } from '@pylon/engine/testing/sleeper-lines';
import { expect, it, test } from 'vitest';
import type { LeagueAddress } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { sleeper } from './platform.ts';
import { type RecordedLeague, recordedLeagues } from './testing/recorded-leagues.ts';

function asked({ given }: RecordedLeague) {
  const platform = sleeper(askedThrough(answering(given.answers)));
  const address: LeagueAddress = {
    platformLeagueId: given.platformLeagueId ?? '',
    season: given.season,
    account: null,
  };
  return {
    league: () => told(supported(platform.league)(address)),
    rosters: (week: number) => told(supported(platform.rosters)(address, week)),
    matchups: (week: number) => told(supported(platform.matchups)(address, week)),
    transactions: (week: number) => told(supported(platform.transactions)(address, week)),
    draftResult: () => told(supported(platform.draftResult)(address)),
    keepers: () => told(supported(platform.keepers)(address)),
  };
}

/** Wins, losses, ties and points before the play-offs, from the games themselves. */
async function recordsFromGames(recorded: RecordedLeague, lastWeek: number) {
  const records = new Map<string, [wins: number, losses: number, ties: number, own: number, others: number]>();
  for (const week of recorded.weeks.filter((one) => one <= lastWeek)) {
    for (const { teams } of await asked(recorded).matchups(week)) {
      for (const [one, other] of [teams, [teams[1], teams[0]] as const]) {
        if (!one || !other) continue;
        const record = records.get(one.teamId) ?? [0, 0, 0, 0, 0];
        record[one.points > other.points ? 0 : one.points < other.points ? 1 : 2]++;
        record[3] += one.points;
        record[4] += other.points;
        records.set(one.teamId, record);
      }
    }
  }
  return records;
}

describeShared('recorded leagues of Sleeper', () => {
  it('give each team the record and the points of its games, to the cent at which Sleeper cuts them off', async () => {
    let agreed = 0;
    for (const recorded of recordedLeagues().filter(({ name }) => ['jml-2020', 'dlp-2020'].includes(name))) {
      const { teams, playoffs } = await asked(recorded).league();
      const records = await recordsFromGames(recorded, (playoffs?.firstWeek ?? 0) - 1);
      for (const { teamId, standing } of teams) {
        const { wins, losses, ties, pointsFor, pointsAgainst } = standing ?? {};
        const [won, lost, tied, own = 0, others = 0] = records.get(teamId) ?? [];
        expect([won, lost, tied], `${recorded.name} ${teamId}`).toEqual([wins, losses, ties]);
        // Sleeper cuts its sums off after the second decimal, of which binary fractions make a cent.
        expect(Math.abs(own - (pointsFor ?? 0))).toBeLessThan(0.0101);
        expect(Math.abs(others - (pointsAgainst ?? 0))).toBeLessThan(0.0101);
        agreed++;
      }
    }
    expect(agreed).toBe(24);
  });

  it('give each team the points of its starters', async () => {
    let weeks = 0;
    for (const recorded of recordedLeagues()) {
      for (const week of recorded.weeks) {
        const scores = (await asked(recorded).matchups(week)).flatMap(({ teams }) =>
          teams.flatMap((team) => team ?? []),
        );
        const starters = new Map(startersOf(recorded, week));
        for (const { teamId, points: theirs } of scores) {
          expect(starters.get(teamId) ?? 0, `${recorded.name} week ${week} team ${teamId}`).toBeCloseTo(theirs, 2);
          weeks++;
        }
      }
    }
    expect(weeks).toBeGreaterThan(2_500);
  });

  test('rules are ours, and each result of a player is the league’s to the cent', async () => {
    const games = new Map(sleeperGames().map((game) => [`${game.season} ${game.week} ${game.playerId}`, game]));
    const counted: Record<string, number> = {};
    for (const recorded of recordedLeagues()) {
      if (![2023, 2025].includes(recorded.given.season)) continue;
      const { scoring, unmapped } = await asked(recorded).league();
      expect(unmapped.filter(({ what }) => what === 'scoring')).toEqual([]);
      for (const week of recorded.weeks) {
        for (const { players } of await asked(recorded).rosters(week)) {
          for (const { player, points: theirs } of players) {
            if (theirs === null) continue;
            const game = games.get(`${recorded.given.season} ${week} ${player.id.id}`);
            const ours = game ? points(sleeperLine(game.stats), game.position, scoring) : 0;
            expect(Math.abs(ours - theirs), `${recorded.name} week ${week} ${player.id.id}`).toBeLessThan(0.006);
            counted[recorded.name] = (counted[recorded.name] ?? 0) + 1;
          }
        }
      }
    }
    expect(counted).toEqual({
      'keeper_10team_half_ppr 2023': 2946,
      'keeper_10team_half_ppr 2025': 2988,
      'dynasty_12team_superflex_faab 2023': 4349,
      'dynasty_12team_superflex_faab 2025': 4520,
      'dynasty_12team_idp_faab 2023': 6768,
      'dynasty_12team_idp_faab 2025': 6865,
    });
  });

  it('tell lost claims from moves that were made', async () => {
    const outcomes = { done: 0, lost: 0, bids: 0 };
    for (const recorded of recordedLeagues()) {
      for (let week = 1; week <= 18; week++) {
        for (const { kind, outcome, bidDollars } of await asked(recorded).transactions(week)) {
          if (kind === 'waiver') outcomes[outcome]++;
          if (bidDollars !== null) outcomes.bids++;
        }
      }
    }
    expect(outcomes).toEqual({ done: 1510, lost: 1221, bids: 1856 });
  });

  it('end with their play-offs', async () => {
    for (const recorded of recordedLeagues().filter(({ given }) => given.season === 2020)) {
      const { weeks, name } = await asked(recorded).league();
      expect(weeks.last, name).toBe(recorded.name === 'dlp-2020' ? 17 : 16);
    }
  });

  it('of dynasties draft rookies in as many rounds as they say, and keeper leagues say nothing', async () => {
    const drafts: [string, number][] = [];
    for (const recorded of recordedLeagues()) {
      const { carryOver, rookieRounds } = await asked(recorded).league();
      expect(rookieRounds !== undefined, recorded.name).toBe(carryOver === 'dynasty');
      const draft = await asked(recorded).draftResult();
      // A dynasty's first draft is of whole rosters: of those that were recorded it was an auction.
      if (rookieRounds === undefined || draft?.order !== 'linear' || draft.picks.length === 0) continue;
      expect(Math.max(...draft.picks.map(({ round }) => round)), recorded.name).toBe(rookieRounds);
      drafts.push([recorded.name, rookieRounds]);
    }
    expect(drafts).toEqual([
      ['jml-2020', 4],
      ['dynasty_12team_superflex_faab 2023', 3],
      ['dynasty_12team_superflex_faab 2025', 3],
      ['dynasty_12team_superflex_faab 2026', 3],
    ]);
  });

  it('keep whom the draft says', async () => {
    const kept = await Promise.all(
      recordedLeagues()
        .filter(({ name }) => name.startsWith('keeper'))
        .map(async (recorded) => (await asked(recorded).keepers()).length),
    );
    expect(kept).toEqual([0, 23, 29, 30, 30]);
  });
});

/** Points of starters as they stand beside a team's own sum; what a commissioner corrected is the sum itself. */
function startersOf({ given }: RecordedLeague, week: number): readonly (readonly [string, number])[] {
  const key = `https://api.sleeper.app/v1/league/${given.platformLeagueId}/matchups/${week}`;
  const told = given.answers[key] as readonly {
    readonly roster_id: number;
    readonly starters: readonly string[] | null;
    readonly starters_points?: readonly number[] | null;
    readonly players_points?: Readonly<Record<string, number>> | null;
    readonly custom_points: number | null;
  }[]; // as Sleeper answers
  return told.map(({ roster_id, starters, starters_points, players_points, custom_points }) => {
    const scored = (starters ?? []).map((id, index) => starters_points?.[index] ?? players_points?.[id] ?? 0);
    return [String(roster_id), custom_points ?? scored.reduce((sum, one) => sum + one, 0)];
  });
}

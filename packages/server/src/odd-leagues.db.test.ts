// Leagues that hardly any recording has, walked through as the recorded ones are: no tool breaks for any of them, and
// where the league plays week by week no two figures contradict each other.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import { describe, expect, test } from 'vitest';
import type { WeekPicture } from './db/tables/leagues.ts';
import { type DraftedLeagueOptions, draftedLeague, listDrafted } from './testing/drafted-league.ts';
import { leagueBefore, listPast } from './testing/lived/past-league.ts';
import { walk } from './testing/lived/walk.ts';
import { SAMPLE_NOW, sampleEdition } from './testing/sample-edition.ts';
import { testServer } from './testing/test-server.ts';

const [SEASON, WEEK] = [2025, 9];
const edition = sampleEdition();
const { ask, call, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** Of a season of a league that was drafted from the edition's players: how it stands before the week. */
function drafted(options: DraftedLeagueOptions) {
  const { picture, weeks } = draftedLeague(edition, SEASON, { week: WEEK, scheduledThrough: 17, ...options });
  return { name: 'drafted', league: picture.league, weeks };
}

async function subscriber() {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  return { token, accountId: user?.id ?? '' };
}

describe('a league that plays week by week', () => {
  const LEAGUES: Readonly<Record<string, DraftedLeagueOptions>> = {
    'of 2 teams': { teams: 2 },
    'of 20 teams': { teams: 20 },
    'whose line-ups set themselves': { teams: 4, league: { isBestBall: true } },
    'in which everybody is kept, with a game against the median and claims by priority': {
      teams: 4,
      league: { carryOver: 'dynasty', hasMedianGame: true, waivers: { kind: 'priority', budgetDollars: null } },
    },
  };
  test.each(Object.entries(LEAGUES))('%s is answered by every tool, and the figures agree', async (_, options) => {
    const { token, accountId } = await subscriber();
    const past = drafted(options);
    const userLeagueId = await listPast(db, { accountId, teamId: '1' }, past, WEEK);
    const told = await walk({ call }, { past, week: WEEK, userLeagueId, token, ownTeamId: '1' });
    expect(told.faults).toEqual([]);
    expect(told.answers).toBeGreaterThan(50);
  });
});

describe('a league of which less is known', () => {
  interface Bare {
    readonly league: Partial<OutsideLeague>;
    readonly week?: (told: WeekPicture) => WeekPicture;
  }
  const withoutGames = (told: WeekPicture): WeekPicture => ({ ...told, matchups: [] });
  const LEAGUES: Readonly<Record<string, Bare>> = {
    'that counts points alone': { league: { scoringMode: 'total-points', playoffs: null }, week: withoutGames },
    'whose lowest team goes each week': { league: { isElimination: true, playoffs: null }, week: withoutGames },
    'that trades no more': { league: { lastTradeWeek: WEEK - 1 } },
    'that is over': { league: { status: 'completed' } },
    'that is drafting': { league: { status: 'drafting' }, week: () => ({ rosters: [], ...NO_GAMES }) },
    'before its draft': { league: { status: 'pre-draft' }, week: () => ({ rosters: [], ...NO_GAMES }) },
    'without rosters': { league: {}, week: (told) => ({ ...told, rosters: [] }) },
    'of players nobody knows': { league: {}, week: amongStrangers },
  };
  test.each(Object.entries(LEAGUES))('%s breaks no tool', async (_, { league, week = (told) => told }) => {
    const { token, accountId } = await subscriber();
    const whole = drafted({ teams: 4, league });
    const { weeks } = leagueBefore(whole, WEEK);
    const past = { ...whole, weeks: new Map([...weeks].map(([number, told]) => [number, week(told)])) };
    const userLeagueId = await listDrafted(db, accountId, edition, SEASON, { teams: 4, league, as: past.weeks });
    const told = await walk({ call }, { past, week: WEEK, userLeagueId, token, ownTeamId: '1' });
    // What it has not is refused in the contract’s words, which `call` checks; its figures are compared to none.
    expect(told.faults.filter((fault) => fault.includes(' breaks: '))).toEqual([]);
    expect(told.answers).toBeGreaterThan(10);
  });
});

const NO_GAMES = { matchups: [], transactions: [] } as const;

/** Rosters of the same places, of players that no file names. */
function amongStrangers(told: WeekPicture): WeekPicture {
  const rosters = told.rosters.map(({ teamId, players }) => ({
    teamId,
    players: players.map((each, index) => ({
      ...each,
      player: { ...each.player, id: { system: 'sleeper', id: `nobody-${teamId}-${index}` } as const, teamId: null },
    })),
  }));
  return { ...told, rosters };
}

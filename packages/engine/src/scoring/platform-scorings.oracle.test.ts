// What we say platforms score, held against what platforms' own recorded answers say.
import { describe, expect, it } from 'vitest';
import { espnSettings } from '../testing/espn-lines.ts';
import { describeShared, readShared } from '../testing/shared-data.ts';
import { sleeperSettings } from '../testing/sleeper-leagues.ts';
import { BASE_SCORING_SYSTEMS } from './base-systems.ts';
import { DRAFTKINGS_SCORING, ESPN_SCORING, SLEEPER_SCORING, YAHOO_SCORING } from './platform-scorings.ts';
import { points } from './points.ts';
import { SCORING_KEYS, type ScoringKey } from './scoring-keys.ts';
import type { ScoringSettings } from './scoring-settings.ts';

/** Yahoo's number of a stat → our settings. Touchdowns on returns count for whoever scores them. */
const YAHOO: Readonly<Record<number, readonly ScoringKey[]>> = {
  4: ['passingYards'],
  5: ['passingTouchdowns'],
  6: ['passingInterceptions'],
  9: ['rushingYards'],
  10: ['rushingTouchdowns'],
  11: ['receivingReceptions'],
  12: ['receivingYards'],
  13: ['receivingTouchdowns'],
  15: ['returnTouchdowns'],
  16: ['passingTwoPointConversions', 'rushingTwoPointConversions', 'receivingTwoPointConversions'],
  18: ['fumblesLost'],
  19: ['specialKickerFieldGoals0To19'],
  20: ['specialKickerFieldGoals20To29'],
  21: ['specialKickerFieldGoals30To39'],
  22: ['specialKickerFieldGoals40To49'],
  23: ['specialKickerFieldGoals50Plus'],
  29: ['specialKickerExtraPoint'],
  32: ['dtSacks'],
  33: ['dtInterceptions'],
  34: ['dtFumbleRecoveries'],
  35: ['dtTouchdowns'],
  36: ['dtSafeties'],
  37: ['dtBlockedKicks'],
  49: ['dtSpecialTeamsTouchdowns'],
  50: ['dtPointsAllowed0'],
  51: ['dtPointsAllowed6'],
  52: ['dtPointsAllowed13'],
  53: ['dtPointsAllowed20'],
  54: ['dtPointsAllowed27'],
  55: ['dtPointsAllowed34'],
  56: ['dtPointsAllowed35Plus'],
  57: ['fumbleRecoveryTouchdowns'],
  82: ['dtTwoPointReturns'],
};

/** Without what is worth nothing, which a system may name or not. */
const worth = (settings: ScoringSettings) =>
  Object.fromEntries(SCORING_KEYS.flatMap((key) => (settings[key] ? [[key, settings[key]]] : [])));

describeShared('the scoring that we give', () => {
  it('Yahoo is the one of the league in Yahoo’s own documentation, value by value', () => {
    const text = readShared('platforms/recorded/yahoo/nfl/390.l.1000-settings.xml');
    const modifiers = text.slice(text.indexOf('<stat_modifiers>'));
    const theirs: Partial<Record<ScoringKey, number>> = {};
    for (const [, id, value] of modifiers.matchAll(/<stat_id>(\d+)<\/stat_id>\s*<value>([-\d.]+)<\/value>/g)) {
      const keys = YAHOO[Number(id)];
      expect(keys, `stat ${id}`).toBeDefined();
      for (const key of keys ?? []) theirs[key] = Number(value);
    }
    expect(Object.keys(theirs).length).toBeGreaterThan(30);
    expect(worth(YAHOO_SCORING)).toEqual(worth(theirs));
  });

  it('Sleeper is what its recorded leagues have in common, whose commissioners changed little', () => {
    const leagues = ['keeper_10team_half_ppr', 'dynasty_12team_superflex_faab'].flatMap((name) =>
      [2022, 2023, 2025].map((season) => {
        const league = JSON.parse(readShared(`data/sleeper/leagues/${name}/${season}/league.json`)) as {
          scoring_settings: Record<string, number>; // the shape that the data's README describes
        };
        return sleeperSettings(league.scoring_settings).settings;
      }),
    );
    /** The value that most of them have. */
    const usual = (key: ScoringKey): number => {
      const counts = new Map<number, number>();
      for (const settings of leagues) counts.set(settings[key] ?? 0, (counts.get(settings[key] ?? 0) ?? 0) + 1);
      return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
    };
    // A fumble that is not lost costs a point in half of them, and nothing where nobody touched it.
    const differ = SCORING_KEYS.filter((key) => usual(key) !== (SLEEPER_SCORING[key] ?? 0) && key !== 'fumbles');
    expect(differ).toEqual([]);
  });

  it('ESPN agrees with a recorded ESPN league in all that its manager left alone', () => {
    const theirs = espnSettings();
    const changed = SCORING_KEYS.filter((key) => theirs[key] !== undefined && theirs[key] !== (ESPN_SCORING[key] ?? 0));
    // Half a point for a catch, returns by the yard, misses by distance, and a point less off for bad days.
    expect(changed).toEqual([
      'receivingReceptions',
      'dtPointsAllowed35To45',
      'dtPointsAllowed46Plus',
      'dtYardsAllowed400To449',
      'dtYardsAllowed450To499',
      'dtYardsAllowed500To549',
      'dtYardsAllowed550Plus',
      'specialKickerFieldGoalsMissed30To39',
      'specialKickerFieldGoalsMissed40To49',
      'specialKickerExtraPointMissed',
      'kickReturnYards',
      'puntReturnYards',
    ]);
  });
});

describe('worked by hand', () => {
  it('a back’s day at DraftKings, with the bonus for a hundred yards', () => {
    const line = {
      rushingYards: 104,
      rushingTouchdowns: 1,
      receivingReceptions: 3,
      receivingYards: 21,
      fumblesLost: 1,
    };
    expect(points(line, 'RB', DRAFTKINGS_SCORING)).toBeCloseTo(10.4 + 6 + 3 + 3 + 2.1 - 1, 9);
  });

  it('a kick of 52 yards: five points at ESPN, 5.2 where kicks count by the yard', () => {
    const kick = { fieldGoals50To59: 1, fieldGoalYards: 52, fieldGoalYardsOver30: 22 };
    const settings = (name: string) => BASE_SCORING_SYSTEMS.find((system) => system.name === name)?.settings ?? {};
    expect(points(kick, 'K', settings('ESPN'))).toBe(5);
    expect(points(kick, 'K', settings('FFPC'))).toBeCloseTo(5.2, 9);
    expect(points(kick, 'K', settings('NFL.com'))).toBe(5);
  });

  it('a defence that allows sixteen points: one at ESPN and at Yahoo, though they cut the range elsewhere', () => {
    const day = { defensePointsAllowed: 16 };
    expect([ESPN_SCORING, YAHOO_SCORING].map((settings) => points(day, 'DST', settings))).toEqual([1, 1]);
    const worse = { defensePointsAllowed: 19 };
    expect([ESPN_SCORING, YAHOO_SCORING].map((settings) => points(worse, 'DST', settings))).toEqual([0, 1]);
  });
});

describe('the list of base systems', () => {
  it('has the numbers and names that are specified, and one template that lists leave out', () => {
    expect(BASE_SCORING_SYSTEMS.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    const names = BASE_SCORING_SYSTEMS.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['0.5 PPR', 'PPR', 'Standard', 'Superflex', 'TE Premium']);
    expect(names[12]).toBe('Guillotine Leagues');
    expect(names[16]).toBe('My League: [Your League Name]');
    expect(BASE_SCORING_SYSTEMS.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual([17]);
  });

  it('has a platform for each of the numbers that belong to one', () => {
    const withPlatform = BASE_SCORING_SYSTEMS.filter(({ platform }) => platform !== null).map(({ id }) => id);
    expect(withPlatform).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18]);
  });
});

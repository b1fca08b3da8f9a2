import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { FileJoin } from '../joining/join.ts';
import { People } from '../joining/people.ts';
import type { PlayerWeek } from '../nflverse/player-weeks.ts';
import { Calendar } from '../reading/calendar.ts';
import type { SleeperLine } from '../sleeper/weeks.ts';
import { type SeasonStats, statWeekRows } from './stat-weeks.ts';

// Real codes, written out.
const DAL = 'DAL' as TeamId;
const PHI = 'PHI' as TeamId;
const ANN = '00-0000001';
const BOB = '00-0000002';

const calendar = new Calendar(
  [1, 2].map((week) => ({
    gameId: `2025_0${week}_DAL_PHI`,
    season: 2025,
    seasonType: 'REG' as const,
    week,
    day: week === 1 ? '2025-09-04' : '2025-09-11',
    homeTeamId: PHI,
    awayTeamId: DAL,
  })),
);

function people(): People {
  const everybody = new People();
  for (const [gsis, sleeper, name] of [
    [ANN, '1', 'Ann Ash'],
    [BOB, '2', 'Bob Birch'],
  ] as const) {
    everybody.add({
      ids: { gsis, sleeper },
      names: [name],
      firstName: name.split(' ')[0] ?? '',
      lastName: name.split(' ')[1] ?? '',
      position: gsis === ANN ? 'WR' : 'K',
      teamId: DAL,
      season: 2025,
      birthDate: null,
      heightInches: null,
      weightPounds: null,
      college: null,
      rookieYear: null,
      draftOverall: null,
      headshotUrl: null,
    });
  }
  return everybody;
}

const trunk = (line: StatLine, more: Partial<PlayerWeek> = {}): PlayerWeek => ({
  gsisId: ANN,
  name: 'Ann Ash',
  position: 'WR',
  season: 2025,
  seasonType: 'REG',
  week: 1,
  teamId: DAL,
  opponentId: PHI,
  line,
  parts: { sackYardsLost: 0, blockedKicks: 0 },
  ...more,
});
const sleeper = (sleeperId: string, line: StatLine): SleeperLine => ({ sleeperId, teamId: null, played: true, line });
const defense = (teamId: TeamId, line: StatLine): SleeperLine => ({ sleeperId: null, teamId, played: true, line });

function rows(season: Partial<SeasonStats>, asOf = '2025-12-31') {
  const everybody = people();
  const join = () => new FileJoin(everybody, 'file', new Set());
  return statWeekRows(
    {
      season: 2025,
      playerWeeks: undefined,
      playerWeeksJoin: join(),
      sleeper: new Map(),
      sleeperJoin: join(),
      longTouchdowns: undefined,
      ...season,
    },
    { calendar, asOf, teamOfWeek: () => DAL, scoreAgainst: () => 20 },
  );
}

describe('putting a week together', () => {
  it('keeps the trunk where both tell, and takes from Sleeper what the trunk never tells', () => {
    const [row] = rows({
      playerWeeks: { allUnits: true, weeks: [trunk({ receivingYards: 80, receivingTouchdowns: 1 })] },
      sleeper: new Map([[1, [sleeper('1', { receivingYards: 79, receivingTouchdowns: 1, receivingTouchdowns40: 1 })]]]),
    });
    expect(row).toMatchObject({
      entityId: ANN,
      receivingYards: 80,
      receivingTouchdowns40: 1,
      receivingTouchdowns50: 0,
      opponentId: 'PHI',
    });
  });

  it('leaves unknown, rather than 0, what no source tells', () => {
    const [row] = rows({ playerWeeks: { allUnits: true, weeks: [trunk({ receivingYards: 80 })] } });
    expect(row).toMatchObject({ receivingTouchdowns40: null, rushingYards: 0, defensePointsAllowed: null });
  });

  it('takes the lengths of touchdowns from the plays where Sleeper has no week', () => {
    const long = {
      passing40: 0,
      passing50: 0,
      rushing40: 0,
      rushing50: 0,
      receiving40: 2,
      receiving50: 1,
      pickSixes: 0,
    };
    const [row] = rows({
      playerWeeks: { allUnits: true, weeks: [trunk({ receivingYards: 80 })] },
      longTouchdowns: new Map([[`1 ${ANN}`, long]]),
    });
    expect(row).toMatchObject({
      receivingTouchdowns40: 2,
      receivingTouchdowns50: 1,
      passingTouchdowns40: 0,
      idpBlockedKicks: null,
    });
  });

  it('adds kickers from Sleeper where the trunk is of offence only, but not where it tells of all units', () => {
    const kicker = new Map([[1, [sleeper('2', { extraPoints: 3 })]]]);
    const weeks = [trunk({ receivingYards: 80 })];
    expect(rows({ playerWeeks: { allUnits: false, weeks }, sleeper: kicker }).map(({ entityId }) => entityId)).toEqual([
      ANN,
      BOB,
    ]);
    expect(rows({ playerWeeks: { allUnits: true, weeks }, sleeper: kicker }).map(({ entityId }) => entityId)).toEqual([
      ANN,
    ]);
  });

  it('takes a game from Sleeper that the trunk does not have yet', () => {
    const later = rows({
      playerWeeks: { allUnits: true, weeks: [trunk({ receivingYards: 80 })] },
      sleeper: new Map([[2, [sleeper('1', { receivingYards: 55 })]]]),
    });
    expect(later.map(({ week, receivingYards }) => [week, receivingYards])).toEqual([
      [1, 80],
      [2, 55],
    ]);
  });

  it('leaves out games after the day', () => {
    const weeks = [trunk({ receivingYards: 80 }), trunk({ receivingYards: 55 }, { week: 2 })];
    const lines = new Map([[2, [sleeper('2', { extraPoints: 3 }), defense(PHI, { defenseSacks: 1 })]]]);
    expect(
      rows({ playerWeeks: { allUnits: true, weeks }, sleeper: lines }, '2025-09-10').map(({ week, entityId }) => [
        week,
        entityId,
      ]),
    ).toEqual([[1, ANN]]);
  });

  it("takes a defence from Sleeper, else adds it up from both teams' box scores", () => {
    const own = trunk({ idpSacks: 2, idpTouchdowns: 1 });
    const other = trunk(
      { passingYards: 200, rushingYards: 90, idpTouchdowns: 1 },
      { gsisId: BOB, teamId: PHI, opponentId: DAL, parts: { sackYardsLost: 14, blockedKicks: 1 } },
    );
    const found = rows({
      playerWeeks: { allUnits: true, weeks: [own, other] },
      sleeper: new Map([[1, [defense(PHI, { defenseSacks: 9, defensePointsAllowed: 3, defenseYardsAllowed: 100 })]]]),
    });
    expect(found.find(({ entityId }) => entityId === 'PHI')).toMatchObject({
      defenseSacks: 9,
      defensePointsAllowed: 3,
    });
    // 20 points against Dallas, of which 6 by Philadelphia's own defence.
    expect(found.find(({ entityId }) => entityId === 'DAL')).toMatchObject({
      defenseSacks: 2,
      defenseTouchdowns: 1,
      defenseBlockedKicks: 1,
      defenseYardsAllowed: 276,
      defensePointsAllowed: 14,
    });
  });
});

// The recorded summaries, read whole and damaged a thousand times.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { mutations } from '../../../testing/mutations.ts';
import { readValue, sharedBytes } from '../../../testing/shared-files.ts';
import { readGameSummary } from './game-summary.ts';

const EVENT = '401547505';

interface Team {
  readonly id: string;
  readonly abbreviation: string;
}
interface Said {
  readonly header: {
    readonly id: string;
    readonly competitions: readonly {
      readonly competitors: readonly { readonly score: string; readonly team: Team }[];
    }[];
  };
  readonly boxscore: {
    readonly players: readonly {
      readonly team: Team;
      readonly statistics: readonly {
        readonly name: string;
        readonly keys: readonly string[];
        readonly athletes: readonly {
          readonly athlete: { readonly id: string; readonly displayName: string };
          readonly stats: readonly string[];
        }[];
      }[];
    }[];
  };
}
const bytesOf = (name: string) => sharedBytes(`market/espn-site/summary_${name}.json.gz`);

describeShared('the recorded summary of a game that is over', () => {
  const bytes = bytesOf(`${EVENT}_2023_week08_LAR-DAL_final`);
  const whole = readValue(readGameSummary(bytes, 'summary', EVENT));
  const lineOf = (id: string) => whole.lines.find(({ athleteId, teamId }) => athleteId === id || teamId === id)?.line;

  it('tells what passers, runners and catchers did', () => {
    expect(lineOf('2577417')).toEqual({
      ...{ passingCompletions: 25, passingAttempts: 31, passingYards: 304, passingTouchdowns: 4 },
      ...{ passingInterceptions: 1, passingSacks: 3, rushingAttempts: 4, rushingYards: 19 },
      idpSoloTackles: 1,
    });
    expect(lineOf('4241389')).toMatchObject({ receivingReceptions: 12, receivingYards: 158, receivingTouchdowns: 2 });
    // Two points: thrown by one, caught by another.
    expect(lineOf('12483')).toMatchObject({ passingYards: 162, receivingTwoPointConversions: 1 });
  });

  it('tells how far field goals were, of which the box score has the longest alone', () => {
    expect(lineOf('3953687')).toEqual({
      ...{ fieldGoals50To59: 1, fieldGoals20To29: 1, fieldGoalYards: 85, fieldGoalYardsOver30: 28, extraPoints: 5 },
    });
  });

  it('adds up the defences, and takes no points for what the offence gave away', () => {
    expect(lineOf('DAL')).toMatchObject({
      ...{ defenseSacks: 2, defenseInterceptions: 1, defenseSafeties: 1, defenseTouchdowns: 1 },
      ...{ defensePointsAllowed: 20 },
    });
    expect(lineOf('LAR')).toMatchObject({ defenseSacks: 3, defensePointsAllowed: 35 });
  });

  it('tells touchdowns in order, with who threw and who scored', () => {
    expect(whole.touchdowns.map(({ kind, yards }) => `${kind} ${yards}`)).toEqual([
      ...['pass 18', 'return 30', 'pass 10', 'pass 22', 'run 1', 'pass 20', 'pass 25'],
    ]);
    expect(whole.touchdowns[1]).toMatchObject({ scorers: [{ athleteId: '4248911' }, { teamId: 'DAL' }], passer: null });
    expect(whole.touchdowns[2]).toMatchObject({
      ...{ scorers: [{ athleteId: '4241389' }], passer: { athleteId: '2577417' } },
    });
  });

  it('is no other game than was asked for', () => {
    expect(readGameSummary(bytes, 'summary', '401547506')).toMatchObject({ ok: false });
  });

  it('damaged a thousand times, tells nothing of anybody that they did not do', () => {
    const said: Said = JSON.parse(bytes.toString());
    // What is read, and no more: damage elsewhere would show nothing.
    const teamOf = ({ team: { id, abbreviation } }: { readonly team: Team }) => ({ id, abbreviation });
    const answer = {
      header: {
        id: said.header.id,
        competitions: said.header.competitions.map(({ competitors }) => ({
          competitors: competitors.map((side) => ({ score: side.score, team: teamOf(side) })),
        })),
      },
      boxscore: {
        players: said.boxscore.players.map((side) => ({
          team: teamOf(side),
          statistics: side.statistics.map(({ name, keys, athletes }) => ({
            ...{ name, keys },
            athletes: athletes.slice(0, 2).map(({ athlete: { id, displayName }, stats }) => ({
              ...{ athlete: { id, displayName }, stats },
            })),
          })),
        })),
      },
    };
    const base = readValue(readGameSummary(Buffer.from(JSON.stringify(answer)), 'summary', EVENT));
    const parts = new Map(base.lines.map(({ athleteId, line }) => [athleteId, line]));
    expect(parts.size).toBeGreaterThan(20);
    const wrong: string[] = [];
    let read = 0;
    for (const { bytes: damaged, what } of mutations(answer, 1000, 23)) {
      const result = readGameSummary(damaged, 'damaged', EVENT);
      if (!result.ok) continue;
      read += 1;
      // Somebody may be missing with a part of the answer; what is told of anybody is part of what they did.
      for (const { athleteId, line } of result.value.lines) {
        const own: Readonly<Record<string, number>> = parts.get(athleteId) ?? {};
        if (athleteId && Object.entries(line).some(([key, amount]) => own[key] !== amount)) wrong.push(what);
      }
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(50);
    expect(read).toBeLessThan(900);
  });
});

describeShared('a recorded summary before the kick-off', () => {
  it.each([
    ['401772842_2025_week03_GB-CLE_before', '401772842'],
    ['401772838_2025_week03_ATL-CAR_before', '401772838'],
  ])('%s tells of nobody', (name, id) => {
    expect(readValue(readGameSummary(bytesOf(name), name, id))).toEqual({ eventId: id, lines: [], touchdowns: [] });
  });
});

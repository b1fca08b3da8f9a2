// The connector on what Sleeper really answered.
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { frameOf, supported, told } from '../../testing/platform-questions.ts';
import { RECORDINGS, type RecordingName, recordedDraft } from '../../testing/recorded-drafts.ts';
import { sleeper } from './platform.ts';
import { draftCase } from './testing/cases.ts';

async function read(name: RecordingName) {
  const { answers, draftLink } = draftCase(recordedDraft(name));
  const drafts = supported(sleeper(askedThrough(answering(answers))).drafts);
  const frame = await frameOf(drafts, draftLink);
  if (frame === null) throw new Error(`${name} has no draft`);
  return { frame, picks: await told(drafts.readPicks(frame)) };
}
// Object.keys forgets that the names are those of the record.
const NAMES = Object.keys(RECORDINGS) as RecordingName[];

describeShared('recorded drafts of Sleeper', () => {
  test.each(NAMES)('%s is read whole, every pick with a player, a name and a position', async (name) => {
    const { frame, picks } = await read(name);
    expect(frame).toMatchObject({ sport: 'nfl', status: 'complete', isOrderDrawn: true });
    expect(frame.teams.map((team) => team.name)).toHaveLength(frame.shape.teams);
    expect(new Set(frame.teams.map((team) => team.ownerId)).size).toBe(frame.shape.teams);
    expect(picks).toHaveLength(recordedDraft(name).picks.length);
    for (const pick of picks) {
      expect(pick.player.id).toEqual({ system: 'sleeper', id: expect.stringMatching(/^(\d+|[A-Z]{2,3})$/) });
      expect(pick.player.name).not.toBe('Unknown player');
      expect(pick.player.position).not.toBeNull();
    }
  });

  it('says what cannot be followed', async () => {
    expect((await read('auction-2022')).frame.order).toBe('auction');
    expect((await read('keepers-2025')).frame.partial).toBeUndefined();
  });

  it.each([
    ['rookies-2026', { rounds: 3, players: 'all' }, 12],
    ['rookies-2020', { rounds: 4, players: 'rookies' }, 12],
  ] as const)('knows of %s whom each team has, those drafted among them afterwards', async (name, partial, teams) => {
    const { frame, picks } = await read(name);
    expect(frame.partial).toMatchObject(partial);
    expect(picks).toHaveLength(partial.rounds * teams);
    const rostered = frame.partial?.rostered ?? [];
    expect(new Set(rostered.map(({ seat }) => seat)).size).toBe(teams);
    expect(rostered.length).toBeGreaterThan(teams * 15);
    const ids = new Set(rostered.map(({ player }) => player.id.id));
    expect(picks.filter(({ player }) => ids.has(player.id.id)).length).toBeGreaterThan(picks.length / 2);
  });

  it('carries the prices of an auction', async () => {
    const { frame, picks } = await read('auction-2022');
    const spent = picks.reduce((sum, { amountDollars }) => sum + (amountDollars ?? 0), 0);
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(frame.shape.budgetDollars * frame.shape.teams);
  });

  it('has as many places as rounds, and the keepers of the league', async () => {
    const { frame, picks } = await read('keepers-2025');
    expect(frame.shape).toEqual({
      teams: 10,
      budgetDollars: 200,
      slots: { QB: 1, RB: 2, WR: 2, TE: 1, FLEX: 2, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 1, BN: 7 },
    });
    expect(frame).toMatchObject({ order: 'snake', pointsPerReception: 0.5, pickTimerSeconds: 90, season: 2025 });
    expect(picks.filter(({ isKeeper }) => isKeeper)).toHaveLength(30);
  });

  test.each(['keepers-2025', 'rookies-2020', 'rookies-2026'] as const)(
    'the team that made each pick of %s is whose turn it was, or who had traded for it',
    async (name) => {
      const { frame, picks } = await read(name);
      if (frame.order === 'auction' || frame.order === 'unknown') throw new Error(frame.order);
      const shape = { order: frame.order, teams: frame.shape.teams };
      const traded = new Map(frame.tradedPicks.map(({ pickNumber, seat }) => [pickNumber, seat]));
      const strange = picks.filter(
        ({ pickNumber, seat }) => seat !== (traded.get(pickNumber) ?? seatByOrder(shape, pickNumber)),
      );
      expect(strange.map(({ pickNumber }) => pickNumber)).toEqual([]);
    },
  );
});

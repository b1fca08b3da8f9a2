// The connector on what CBS really answered about a league of twelve teams.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { cbs } from './platform.ts';
import { recordedCase } from './testing/cases.ts';

describeShared('a recorded league of CBS', () => {
  const given = recordedCase();
  const platform = cbs(askedThrough(answering(given.answers)));
  const league = { platformLeagueId: 'redacted-league', season: 2026, account: given.account };

  test('its places, rules and waivers are read', async () => {
    const read = await told(supported(platform.league)(league));
    expect(read).toMatchObject({
      ...{ scoringMode: 'head-to-head', carryOver: 'redraft', status: 'in-progress' },
      ...{ playoffs: { firstWeek: 15, teams: 7 }, waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 0 } },
      // Of eight active three have no place of their own: they are of running backs, receivers and tight ends.
      shape: { teams: 12, slots: { QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 5, DST: 1, K: 0, BN: 6 } },
      weeks: { current: 1, first: 1, last: 17 },
    });
    // 'The waiver process runs on Tuesday, Wednesday, Thursday, Friday and Saturday night.'
    expect(read.waivers.runs?.map(({ day }) => day)).toEqual([
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
    ]);
    expect(read.scoring).toMatchObject({
      ...{ passingTouchdowns: 6, passingInterceptions: -3, passingTouchdowns50: 3, passingYards300: 3 },
      ...{ receivingReceptions: 1, rushingYards200: 4, fumblesLost: -2, dtSafeties: 5, dtPointsAllowed14To17: 1 },
      ...{ dtPointsAllowed35Plus: -2, dtPointsAllowed46Plus: -1, dtYardsAllowed100To199: 3 },
    });
    expect(new Set(read.unmapped.map(({ code }) => code))).toEqual(
      new Set(['Fum2PK', 'Fum2PT', 'RuYd', 'ReYd', 'PaYd', 'DTD', 'BXP', 'STY1PT', 'YDS']),
    );
  });

  test('whom the recording names is read with the ids of CBS', async () => {
    const held = await told(supported(platform.rosters)(league, 1));
    const players = held.flatMap((roster) => roster.players);
    expect(players).toHaveLength(3);
    expect(players.every(({ player }) => player.id.system === 'cbs' && player.position !== null)).toBe(true);
    const moved = await told(supported(platform.transactions)(league, 1));
    expect(moved.flatMap(({ moves }) => moves)).toContainEqual(
      expect.objectContaining({
        player: expect.objectContaining({ id: { system: 'cbs', id: '1915' }, teamId: 'MIA' }),
      }),
    );
  });
});

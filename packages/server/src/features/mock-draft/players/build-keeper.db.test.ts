import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const { call, ask, arrive } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const token = await arrive({ tier: 1 });
const { playerExpertRanking } = await ask('listRankings', {
  seasonId: season.id,
  expertRankingPeriod: 'Seasonal',
  scoringSystemId: '1',
  limit: 400,
});
/** Ids of a position, best first. */
const idsOf = (position: string) =>
  playerExpertRanking.flatMap(({ athlete }) => (athlete?.position === position ? [athlete.id] : []));
const [first = '', second = ''] = idsOf('RB');
const place = { numberOfTeams: 10, participantIndex: 3, round: 2 };

describe('a keeper', () => {
  test('is the pick that they take, with its label and what is known of them', async () => {
    const { mockDraftKeeper } = await ask('buildKeeper', { athleteId: first, ...place }, token);
    expect(mockDraftKeeper).toMatchObject({
      athlete: { id: first, position: 'RB' },
      team: null,
      participantIndex: 3,
      participantId: 'seat-3',
      round: 2,
      pickNumber: 18, // the second round of a snake comes back: ten less three
      pickTurn: 8,
      orderLabel: '2.8',
      isKeeper: true,
      rank: expect.any(Number),
      seasonalScoredProjections: expect.any(Number),
    });
  });

  test('takes the pick that the order of the draft gives their team', async () => {
    const input = { athleteId: first, ...place, round: 3 };
    const labels = await Promise.all(
      (['SNAKE', 'LINEAR', '3RD_ROUND_REVERSAL'] as const).map(
        async (draftType) => (await ask('buildKeeper', { ...input, draftType }, token)).mockDraftKeeper.orderLabel,
      ),
    );
    expect(labels).toEqual(['3.3', '3.3', '3.8']);
  });

  test('can be the defence of a team', async () => {
    const { mockDraftKeeper } = await ask('buildKeeper', { teamId: 'KC', ...place, round: 16 }, token);
    expect(mockDraftKeeper).toMatchObject({ team: { id: 'KC' }, athlete: null, orderLabel: '16.8' });
  });

  test('of an auction takes no pick but money, and no more than the other places leave', async () => {
    const input = { athleteId: first, ...place, draftType: 'AUCTION' as const };
    const { mockDraftKeeper } = await ask('buildKeeper', { ...input, cost: 185 }, token);
    expect(mockDraftKeeper).toMatchObject({ round: 1, pickTurn: 1, orderLabel: '1.1', cost: 185, participantIndex: 3 });
    const { error } = await call('buildKeeper', { ...input, cost: 186 }, token);
    expect(error?.fields).toEqual({ keeper: KEEPER_WORDS['keeper-too-dear'] });
    const beside = [{ athleteId: second, participantIndex: 3, cost: 100 }];
    const dear = await call('buildKeeper', { ...input, cost: 87, keepers: beside }, token);
    expect(dear.error?.fields).toEqual({ keeper: KEEPER_WORDS['keeper-too-dear'] });
  });

  test('is shown by the draft at the pick that the builder named', async () => {
    const { mockDraftKeeper } = await ask('buildKeeper', { athleteId: first, ...place }, token);
    const keepers = [{ athleteId: first, participantIndex: 3, round: 2 }];
    const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 1, keepers };
    const { mockDraft } = await ask('createMockDraft', wishes, token);
    const { mockDraft: draft } = await ask('getMockDraft', { mockDraftId: mockDraft.id }, token);
    expect(draft.picks.filter(({ isKeeper }) => isKeeper)).toMatchObject([
      { pickNumber: mockDraftKeeper.pickNumber, participantId: 'seat-3', athlete: { id: first } },
    ]);
  });
});

describe('refused, with the reason in words', () => {
  const beside = [{ athleteId: first, participantIndex: 3, round: 2 }];
  const quarterbacks = idsOf('QB').slice(0, 16);
  test.each([
    ['two keepers in one slot', { athleteId: second, keepers: beside }, 'two-keepers-in-one-slot'],
    ['one player twice', { athleteId: first, round: 5, keepers: beside }, 'keeper-twice'],
    ['a round that the format does not have', { athleteId: first, round: 17 }, 'keeper-round-beyond-format'],
    ['a team that is not there', { athleteId: first, participantIndex: 11 }, 'keeper-unknown-team'],
    [
      'a position that the league does not draft',
      { athleteId: idsOf('K')[0] ?? '', footballScoringLeagueConfig: { ...bestBall(), participantCount: 10 } },
      'keeper-unknown-player',
    ],
    [
      'so many of a position that the line-up cannot be filled',
      {
        athleteId: quarterbacks[15] ?? '',
        round: 16,
        keepers: quarterbacks
          .slice(0, 15)
          .map((athleteId, index) => ({ athleteId, participantIndex: 3, round: index + 1 })),
      },
      'keepers-leave-no-line-up',
    ],
  ] as const)('%s', async (_, wish, reason) => {
    const reply = await call('buildKeeper', { ...place, ...structuredClone(wish) }, token);
    expect(reply.error).toMatchObject({ code: 'invalid-keepers', fields: { keeper: KEEPER_WORDS[reason] } });
  });

  test.each([{}, { athleteId: first, teamId: 'KC' }])('neither nobody nor two at once: %j', async (who) => {
    const { error } = await call('buildKeeper', { ...place, ...who }, token);
    expect(error).toMatchObject({ code: 'missing-parameters', fields: { athleteId: expect.stringMatching(/either/) } });
  });

  test('by a draft, which names the keeper at fault in its list', async () => {
    const keepers = [...beside, { athleteId: second, participantIndex: 3, round: 2 }];
    const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 1, keepers };
    const { error } = await call('createMockDraft', wishes, token);
    expect(error).toMatchObject({ fields: { 'keepers.1': KEEPER_WORDS['two-keepers-in-one-slot'] } });
  });

  test('to a visitor without a token, without a player, with two, and for whatever is unknown', async () => {
    expect(refusal(await call('buildKeeper', { athleteId: first, ...place }))).toBe('token-not-found');
    const replies = await Promise.all([
      call('buildKeeper', place, token),
      call('buildKeeper', { ...place, athleteId: first, teamId: 'KC' }, token),
      call('buildKeeper', { ...place, athleteId: 'nobody-at-all' }, token),
      call('buildKeeper', { ...place, athleteId: first, round: 0 }, token),
      call('buildKeeper', { ...place, athleteId: first, seasonId: '1999' }, token),
      call('buildKeeper', { ...place, athleteId: first, scoringSystemId: 'none' }, token),
    ]);
    expect(replies.map(refusal)).toEqual([
      'missing-parameters',
      'missing-parameters',
      'player-not-found',
      'invalid-parameters',
      'season-not-found',
      'scoring-system-not-found',
    ]);
  });
});

/** A league without kickers and defences. */
function bestBall() {
  return {
    participantCount: 10,
    budget: 200,
    qbCount: 1,
    rbCount: 2,
    wrCount: 3,
    teCount: 1,
    kCount: 0,
    dstCount: 0,
    flexCount: 1,
    superFlexCount: 0,
    flexRBWRCount: 0,
    flexWRTECount: 0,
    benchCount: 8,
  };
}

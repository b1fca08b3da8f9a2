import { rankingsOf } from '@pylon/almanac/read/rankings-of';
import { unlocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const { call, ask, arrive, editions } = await testServer({ edition, now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const token = await arrive({ tier: 1 });

async function playersOf(leagueType: 'FANTASY' | 'DYNASTY') {
  const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 10, leagueType };
  const { mockDraft } = await ask('createMockDraft', wishes, token);
  const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId: mockDraft.id }, token);
  return { id: mockDraft.id, players: mockDraftPlayerRankings };
}
const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

test('a dynasty draft has the order, the tiers and the market of dynasty rankings', async () => {
  const { players } = await playersOf('DYNASTY');
  const published = ['dynasty', 'ppr'].flatMap(
    (format) => rankingsOf(edition, { season: season.year, period: 'dynasty', week: 0, format }).entities,
  );
  expect(players.slice(0, 100).map(idOf)).toEqual(published.slice(0, 100).map(({ entityId }) => entityId));
  expect(players.slice(0, 100).map(({ tier }) => tier)).toEqual(published.slice(0, 100).map(({ tier }) => tier));
  const { players: redraft } = await playersOf('FANTASY');
  expect(players.slice(0, 30).map(idOf)).not.toEqual(redraft.slice(0, 30).map(idOf));
  expect(players.slice(0, 30).some(({ adp }, index) => adp !== redraft[index]?.adp)).toBe(true);
});

test('the n-th of a position counts as much as the n-th best of its season, whoever they are', async () => {
  const { players } = await playersOf('DYNASTY');
  const receivers = players.filter(({ athlete }) => athlete?.position === 'WR');
  const best = receivers
    .map(({ seasonalScoredProjections }) => unlocked(seasonalScoredProjections) ?? 0)
    .sort((a, b) => b - a);
  const counted = receivers.slice(0, 40).map(({ draftPoints }) => draftPoints);
  expect(counted).toEqual(best.slice(0, 40));
  expect(receivers.some((one) => one.draftPoints !== one.seasonalScoredProjections)).toBe(true);
});

test('in a draft of one season everybody counts as much as they are projected to score', async () => {
  const { players } = await playersOf('FANTASY');
  expect(players.every((one) => one.draftPoints === one.seasonalScoredProjections)).toBe(true);
});

test('a dynasty draft is played to its end and graded', async () => {
  const { id } = await playersOf('DYNASTY');
  await ask('simulateRestOfDraft', { mockDraftId: id }, token);
  await ask('rateMockDraft', { mockDraftId: id }, token);
  const { mockDraftRateOutputs, weights } = await ask('listRateOutputs', { mockDraftId: id }, token);
  expect(mockDraftRateOutputs).toHaveLength(10);
  expect(weights[0]?.name).toContain('dynasty');
});

test('whoever follows the advice of a dynasty without a plan is graded among the best of the room', async () => {
  const visitor = await arrive();
  const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, draftPosition: 5 };
  const { mockDraft } = await ask('createMockDraft', { ...wishes, leagueType: 'DYNASTY' }, visitor);
  const draft = { mockDraftId: mockDraft.id };
  await ask('simulateRestOfDraft', draft, visitor);
  await ask('rateMockDraft', draft, visitor);
  const { userParticipant } = (await ask('getMockDraft', draft, visitor)).mockDraft;
  const { mockDraftRateOutputs: best } = await ask('listRateOutputs', draft, visitor);
  expect(best).toHaveLength(10);
  expect(best.slice(0, 3).map((grade) => grade.mockDraftParticipantId)).toContain(userParticipant.id);
});

test('a season without dynasty rankings is refused in words', async () => {
  const { consensus } = edition.tables;
  const period = consensus.column.period.map((each) => (each === 'dynasty' ? 'none' : each));
  const without = {
    ...edition,
    id: 'without',
    tables: { ...edition.tables, consensus: { ...consensus, column: { ...consensus.column, period } } },
  };
  editions.take(without);
  const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 10, leagueType: 'DYNASTY' as const };
  const { error } = await call('createMockDraft', wishes, token);
  editions.take(edition);
  expect(error?.fields?.['leagueType']).toBe('Nobody has published dynasty rankings of this season yet.');
});

// Lists for one week of a season: begun from who ranks it or from one's last week's list, and experts of it alone.
import { MOST_LISTS, MOST_WEEK_LISTS } from '@pylon/contract/own-rankings/list-rules';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';
import { byeWeekOf } from '../../wire/entity.ts';

const edition = sampleEdition();
const { ask, call, arrive } = await testServer({ edition, now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const [week, rested] = [Math.max(1, season.currentWeek), Math.max(1, season.currentWeek) + 1];
const weekly = { ...{ seasonId: season.id, scoringSystemId: '1' }, expertRankingPeriod: 'Weekly' as const };
const token = await arrive({ tier: 2 });
const { everyExpert } = await ask('listRankings', { ...weekly, week, limit: 1 }, token);
const expertId = everyExpert[0]?.id ?? '';
type Row = { readonly athlete: { readonly id: string } | null; readonly team: { readonly id: string } | null };
const idOf = ({ athlete, team }: Row) => athlete?.id ?? team?.id ?? '';
const wishFor = (own: Partial<Input<'createRankingList'>> = {}) => ({
  ...{ name: 'Mine', seasonId: season.id, kind: 'weekly' as const, week, expertId },
  ...own,
});
const create = async (own: Partial<Input<'createRankingList'>> = {}) =>
  (await ask('createRankingList', wishFor(own), token)).rankingList;
const orderOf = async (id: string) =>
  (await ask('getRankingList', { id }, token)).places.map(({ entityId }) => entityId);

test('a week’s list begins in the order of whoever ranks the week, and is an expert of that week alone', async () => {
  const list = await create();
  expect(list).toMatchObject({ kind: 'weekly', week });
  const wish = { ...weekly, week, limit: 25 };
  const { playerExpertRanking: rows } = await ask('listRankings', { ...wish, expertIds: [expertId] }, token);
  const order = await orderOf(list.id);
  expect(order.slice(0, 20)).toEqual(rows.slice(0, 20).map(idOf));

  const places = order.toReversed().map((entityId) => ({ entityId, tier: 1, mark: null, note: '' }));
  await ask('updateRankingList', { id: list.id, version: 1, name: 'Turned', places }, token);
  const own = { ...weekly, expertIds: [list.expertId], limit: 10 };
  const mine = await ask('listRankings', { ...own, week }, token);
  expect(mine.experts).toMatchObject([{ id: list.expertId, description: `Your own list: Week ${week}.` }]);
  expect(mine.playerExpertRanking.map(idOf)).toEqual(order.toReversed().slice(0, 10));
  for (const other of [
    { ...own, week: rested },
    { ...own, expertRankingPeriod: 'Seasonal' as const },
  ])
    expect((await ask('listRankings', other, token)).everyExpert.map(({ id }) => id)).not.toContain(list.expertId);
  const stranger = await arrive({ tier: 2 });
  expect(refusal(await call('listRankings', { ...own, week }, stranger))).toBe('ranking-list-not-found');
});

test('begun from last week’s list it is that order without those whose team rests', async () => {
  const resting = season.weeks.find((each) =>
    edition.tables.teams.column.teamId.some((team) => edition.indexes.byeWeek(season.year, team) === each),
  );
  const last = await create({ week: (resting ?? 2) - 1 });
  const next = await create({ week: resting ?? 2, expertId: last.expertId });
  const order = await orderOf(last.id);
  const playing = order.filter((id) => byeWeekOf(edition, id, season.year) !== resting);
  expect(playing.length).toBeLessThan(order.length);
  expect(await orderOf(next.id)).toEqual(playing);
});

test.each([
  ['a week’s list without its week', { week: null }],
  ['a week that the season does not have', { week: 22 }],
  ['a week of a list for a season', { kind: 'seasonal' as const }],
])('refuses %s by the name of the field', async (_, own) => {
  const reply = await call('createRankingList', wishFor(own), token);
  expect([refusal(reply), Object.keys(reply.error?.fields ?? {})]).toEqual(['invalid-parameters', ['week']]);
});

test('lists of weeks take no room from the others, and have a bound of their own', async () => {
  const who = await arrive({ tier: 1 });
  const empty = { expertId: null };
  for (let made = 0; made < MOST_WEEK_LISTS; made++) await ask('createRankingList', wishFor(empty), who);
  expect(refusal(await call('createRankingList', wishFor(empty), who))).toBe('too-many-ranking-lists');
  const ofSeason = wishFor({ ...empty, kind: 'seasonal', week: null });
  for (let made = 0; made < MOST_LISTS; made++) await ask('createRankingList', ofSeason, who);
  expect(refusal(await call('createRankingList', ofSeason, who))).toBe('too-many-ranking-lists');
});

import { lockOf } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FollowingLineup } from './FollowingLineup.tsx';
import type { FollowingLineup as Lineup } from './lineup-words.ts';

afterEach(cleanup);

const team = (id: string) => ({ id, alias: id, market: id, name: 'Team', fullName: `${id} Team`, logoURL: null });
const entity = (id: string) => ({ id, athlete: null, team: { ...team(id), secondaryColor: null } });
const row = (id: string, isMine: boolean, recommended: 'start' | 'sit' = 'sit') =>
  ({ player: entity(id), recommended, holder: { state: 'Bench', teamName: null, isMine } }) as unknown as StartSitRow; // as far as it is read
const ROWS = [row('KC', true, 'start'), row('SF', false), row('NE', true)];

const place = (position: 'FLEX' | 'DST', id: string | null, marks: Partial<Lineup['places'][number]> = {}) => ({
  ...{ position, points: 7.25, isCompared: false, isNew: false },
  player: id === null ? null : { ...entity(id), name: `${id} Team` },
  ...marks,
});
const LINEUP = {
  places: [
    place('FLEX', 'BUF'),
    place('DST', 'KC', { isCompared: true, isNew: true }),
    place('DST', 'SF', { isCompared: true }),
    place('FLEX', null),
  ],
  ...{ points: 101.5, gainedPoints: 3.2 },
} as Lineup; // teams as far as they are read

test('the line-up says of each compared where they stand, and what it brings', () => {
  render(<FollowingLineup of={LINEUP} rows={ROWS} />);
  expect(
    screen.getByText(
      'KC Team starts at D/ST. SF Team, if you had them, starts at D/ST. NE Team sits. There is room for 2 of them.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'FLEXBUF Team7.3',
    'D/STKC Team, compared▲ new7.3',
    'D/STSF Team, compared7.3',
    'FLEXNobody fits–',
  ]);
  expect(screen.getByText('101.5 expected points, +3.2 beside the line-up that is set.')).toBeTruthy();
});

test('below the plan the places are told, and no points', () => {
  const lock = lockOf('startSitProjections');
  const places = LINEUP.places.map((each) => ({ ...each, points: lock }));
  render(<FollowingLineup of={{ places, points: lock, gainedPoints: lock }} rows={ROWS} />);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('FLEXBUF Team');
  expect(screen.queryByText(/expected points/)).toBeNull();
});

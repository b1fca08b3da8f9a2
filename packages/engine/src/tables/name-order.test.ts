import { expect, test } from 'vitest';
import { nameOrder } from './name-order.ts';

const player = (entityId: string, fullName: string) => ({
  entityId,
  athlete: { fullName, position: 'WR', team: null },
  team: null,
});

test('rows stand as people read their names, those of one name by entity', () => {
  const rows = [
    player('4', 'Zay Flowers'),
    player('3', 'Élan Roy'),
    player('2', 'Mike Evans'),
    player('1', 'Mike Evans'),
  ];
  const { rows: inOrder, places } = nameOrder(rows);
  expect(inOrder.map(({ entityId }) => entityId)).toEqual(['3', '1', '2', '4']);
  expect([...places]).toEqual([
    ['Élan Roy', 0],
    ['Mike Evans', 1],
    ['Zay Flowers', 2],
  ]);
});

test('names that read alike stand in one place, however they are written', () => {
  const { places } = nameOrder([player('1', 'Zoe\u0308 Lee'), player('2', 'Zoë Lee'), player('3', 'Amy Lee')]);
  expect([...places.values()]).toEqual([0, 1, 1]);
});

test('the order of the same rows is made once', () => {
  const rows = [player('1', 'Mike Evans')];
  expect(nameOrder(rows)).toBe(nameOrder(rows));
});

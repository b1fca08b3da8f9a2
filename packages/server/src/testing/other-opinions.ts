import type { Edition } from '@pylon/almanac/editions/edition';

/**
 * An edition with the same people, market and consensus, which are open to everybody, in which everybody who matters is
 * ranked and projected otherwise. The last ones are left as they are: who is in a room at all, some three hundred of
 * them, follows from who is ranked.
 */
export function otherOpinions(known: Edition): Edition {
  const { rankings, houseProjections } = known.tables;
  const other = (from: number, to: number) => (value: number, row: number) =>
    value < from || value > to ? value : Math.round(value * (0.9 + ((row * 7919) % 201) / 1000));
  const rank = other(3, 100);
  const yards = other(700, 10_000);
  return {
    ...known,
    id: 'other-opinions',
    tables: {
      ...known.tables,
      rankings: { ...rankings, column: { ...rankings.column, rank: rankings.column.rank.map(rank) } },
      houseProjections: {
        ...houseProjections,
        column: {
          ...houseProjections.column,
          receivingYards: houseProjections.column.receivingYards.map(yards),
          rushingYards: houseProjections.column.rushingYards.map(yards),
          passingYards: houseProjections.column.passingYards.map(yards),
        },
      },
    },
  };
}

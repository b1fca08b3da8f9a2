import { defineTable } from '@pylon/engine/tables/table';

const LEAGUES = 'Leagues of ESPN';
const MOVES = 'Leagues of Sleeper';
const share = { kind: 'share', nullable: true, isHighFirst: true, from: LEAGUES } as const;
const weekly = { ...share, shows: 'picked', from: 'Leagues of MyFantasyLeague' } as const;
const moves = { kind: 'whole', nullable: true, isHighFirst: true, from: MOVES } as const;

/** How widely everybody is had and started, and who is added and dropped. */
export const ownership = defineTable({
  name: 'ownership',
  call: 'listOwnership',
  callPath: '/datatables/ownership',
  path: '/ownership',
  section: 'leagues',
  title: 'Ownership',
  question: 'Who is being added and dropped, and in how many leagues everybody is had and started.',
  needs: 'lists of leagues and their moves',
  rowName: 'OwnershipRow',
  filters: {},
  sort: '-adds',
  columns: {
    adds: {
      ...moves,
      title: 'Adds',
      hint: 'Leagues that added the player in the 24 hours before the day told',
      shows: 'phone',
    },
    drops: { ...moves, title: 'Drops', hint: 'Leagues that dropped the player in the same 24 hours' },
    net: {
      title: 'Net',
      inFile: 'Adds less drops',
      hint: 'Adds less drops; who is in one list alone counts as 0 in the other',
      kind: 'wholeChange',
      nullable: true,
      isHighFirst: true,
      from: MOVES,
    },
    owned: { ...share, title: 'Owned', hint: 'Share of leagues in which somebody has the player', shows: 'phone' },
    ownedChange: {
      title: '7 days',
      inFile: 'Change of owned in 7 days',
      hint: 'Points of percent since the list of a week before',
      kind: 'change',
      nullable: true,
      isHighFirst: true,
      from: LEAGUES,
    },
    addedShare: {
      ...weekly,
      title: 'Added',
      inFile: 'Added in the week',
      hint: 'Share of leagues that added the player in the week told of; only of those who are added most',
    },
    droppedShare: {
      ...weekly,
      title: 'Dropped',
      inFile: 'Dropped in the week',
      hint: 'Share of leagues that dropped the player in the week told of; only of those who are dropped most',
    },
    started: { ...share, title: 'Started', hint: 'Share of leagues that started the player' },
    told: {
      title: 'Told by',
      hint: 'Whose leagues are counted, and the day on which they said so',
      kind: 'text',
      from: 'The newest lists',
    },
  },
});

// The list of picks in which drafts are brought that a site hands out no export of.

export const PICK_LIST_HEADS = [
  ...(['Contest', 'Entry Fee', 'Entry', 'Teams', 'Picked At', 'Pick', 'Player', 'Team', 'Position'] as const),
];
export type PickListHead = (typeof PICK_LIST_HEADS)[number];

/** A list to fill in, whose first line shows how. */
export const PICK_LIST_TEMPLATE = `${PICK_LIST_HEADS.join(',')}
Best Ball Millionaire,20,my first draft,12,2026-07-04 18:30:00,5,Ja'Marr Chase,CIN,WR
`;

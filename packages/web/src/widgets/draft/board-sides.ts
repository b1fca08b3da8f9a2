/** What can be shown as a list or as the board of a draft. */
export const BOARD_SIDES = [
  { value: 'list', label: 'List View' },
  { value: 'board', label: 'Draft Board' },
] as const;

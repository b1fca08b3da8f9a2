/** The tabs of the room. @source docs/sources.md "Draft rights and course" */
export const ROOM_TABS = [
  { value: 'draft-assistant', label: 'Draft Assistant' },
  { value: 'cheatsheets', label: 'Cheatsheets' },
  { value: 'draft-board', label: 'Draft Board' },
  { value: 'previous-drafts', label: 'Previous Drafts' },
  { value: 'rate-my-draft', label: 'Rate My Draft' },
] as const;
export type RoomTab = (typeof ROOM_TABS)[number]['value'];

export interface RoomSearch {
  /** Absent is the assistant. */
  readonly tab?: RoomTab;
}

/** The state of a room's address; what does not fit is left out. */
export function parseRoomSearch(raw: Readonly<Record<string, unknown>>): RoomSearch {
  const tab = ROOM_TABS.find(({ value }) => value === raw['tab'])?.value;
  return tab === undefined || tab === 'draft-assistant' ? {} : { tab };
}

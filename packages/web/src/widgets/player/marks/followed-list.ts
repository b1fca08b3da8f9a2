import { storedValue } from '../../../ui/stored-value.ts';

/** Characters of a list's id. */
const LONGEST_ID = 40;

/** The person's own ranking list that draft rooms follow in this browser, by its id; null for none. */
export const followedList = storedValue<string | null>('pylon_room_list', (text) => {
  try {
    const id: unknown = JSON.parse(text ?? 'null');
    return typeof id === 'string' && id.length <= LONGEST_ID ? id : null;
  } catch {
    return null; // somebody else wrote there
  }
});

// What a person wants of a draft room: kept in the browser, the same in every room.

/** How the room calls for its person, and how much it shows while others pick. */
export interface RoomOptions {
  /** A short tone when my turn begins. */
  readonly sound: boolean;
  /** The window's title takes turns with a call, so that a tab in the background is noticed. */
  readonly titleFlash: boolean;
  readonly vibration: boolean;
  /** The picks of the others are shown one after another; when off, they appear all at once. */
  readonly simulatedPicks: boolean;
  /** The suggested pick opens by itself when my turn begins. */
  readonly assistantAtMyTurn: boolean;
  readonly singleKeys: boolean;
}
export type RoomOption = keyof RoomOptions;

export const USUAL_OPTIONS: RoomOptions = {
  sound: false,
  titleFlash: true,
  vibration: false,
  simulatedPicks: true,
  assistantAtMyTurn: false,
  singleKeys: true,
};

const KEY = 'pylon_draft_room';

/** The part of local storage that is used. */
export interface OptionsPlace {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Options as they were left; anything that is not one of ours is passed over. */
export function readOptions(place: OptionsPlace): RoomOptions {
  const kept = parsed(place.getItem(KEY));
  // Our own keys
  const known = (Object.keys(USUAL_OPTIONS) as RoomOption[]).filter((name) => typeof kept[name] === 'boolean');
  return { ...USUAL_OPTIONS, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

export const writeOptions = (place: OptionsPlace, options: RoomOptions): void =>
  place.setItem(KEY, JSON.stringify(options));

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    // Any object has such keys
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {}; // somebody else wrote there
  }
}

// Messages about an invalid keeper. Free of schemas: the browser refuses with the same words before
// the server does.
import type { KeeperRefusal } from '@pylon/engine/drafting/keeper-rules';

/** Words for every reason why somebody cannot be kept, each a whole sentence. */
export const KEEPER_WORDS: Readonly<Record<KeeperRefusal | 'keeper-unknown-player' | 'keeper-too-dear', string>> = {
  'keeper-unknown-player': 'This draft has no such player, or no place for the position.',
  'keeper-unknown-team': 'The draft has no team in that place.',
  'keeper-round-beyond-format': 'The draft does not have that round.',
  'two-keepers-in-one-slot': 'That team already keeps somebody in that round.',
  'keeper-twice': 'This player is already kept.',
  'keeper-too-dear': 'The other places of that roster need a dollar each.',
  'keepers-leave-no-line-up': 'With this player that team could no longer fill its line-up.',
};

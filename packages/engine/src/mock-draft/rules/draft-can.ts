// Who may do what in a mock draft. The server enforces this table and the screen disables by it, so that a button is
// dead for the same reason for which a call would be refused. A draft and everything in it belong to one person:
// whoever else asks is answered, by the server, as if the draft did not exist.
import type { DraftRefusal } from './draft-command.ts';
import { currentPick, isUserAllowedToPick, userPickIndexes } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

/**
 * Null when allowed, else the reason. What depends on more than the state (the player, the number) is checked with the
 * command.
 */
export type Capability = (state: DraftState) => DraftRefusal | null;

const open: Capability = (state) => (state.closedAtMs === null && currentPick(state) !== null ? null : 'draft-closed');
/** A draft that follows an outside one is picked there. */
const own: Capability = (state) => (state.isFollowed ? 'follows-outside-draft' : null);
const anyPickMade: Capability = (state) => (state.picks.length > 0 ? null : 'nothing-to-take-back');
const inPerson: Capability = (state) => own(state) ?? (state.settings.mode === 'manual' ? null : 'only-in-manual-mode');

/** @source docs/sources.md "Draft rights and course" */
export const draftCan = {
  /** Any pick in manual mode, otherwise only the own. */
  pick: (state) => open(state) ?? own(state) ?? (isUserAllowedToPick(state) ? null : 'not-your-turn'),
  replacePick: (state) => inPerson(state) ?? anyPickMade(state),
  /** Somebody else's pick has to move on: there must be one left to move into. */
  insertPick: (state) => inPerson(state) ?? open(state),
  removePick: (state) => inPerson(state) ?? anyPickMade(state),
  /** Bots answer while it is not the person's turn. */
  botsPick: (state) =>
    open(state) ??
    own(state) ??
    (state.settings.mode === 'manual'
      ? 'only-in-auto-draft-mode'
      : isUserAllowedToPick(state)
        ? 'user-on-the-clock'
        : null),
  simulateRest: (state) => open(state) ?? own(state),
  undo: (state) =>
    own(state) ??
    (state.settings.mode === 'manual' || userPickIndexes(state).length > 0
      ? anyPickMade(state)
      : 'nothing-to-take-back'),
  resetToPick: (state) => own(state) ?? anyPickMade(state),
  startOver: own,
  queue: open,
  changeSettings: () => null,
  /** An open draft is rated by the picks so far. */
  rate: (state) => (state.picks.length > 0 ? null : 'nothing-to-rate'),
} as const satisfies Readonly<Record<string, Capability>>;
export type DraftAction = keyof typeof draftCan;

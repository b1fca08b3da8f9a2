import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { many } from '../../../../widgets/player/display.ts';
import type { RoomWords } from '../../drafting/dialogs/RoomDialogs.tsx';
import { isDone, madePicks } from './wire-draft.ts';

/**
 * What the room of a draft asks.
 *
 * @param resetAt the pick that may be returned to, from 1
 */
export function questionWords(draft: MockDraft, resetAt: number): RoomWords {
  const made = madePicks(draft);
  const open = draft.picks.filter((pick) => !isDone(pick)).length;
  const { numberOfTeams } = draft.configuration;
  const isPlanned = draft.userParticipant.draftStrategy !== 'balanced';
  const lostFrom = (number: number) => many(made.filter(({ pickNumber }) => pickNumber >= number).length, 'pick');
  return {
    startOver: `All ${many(made.length, 'pick')} of this draft are removed. Settings and queue stay.`,
    simulate: `The remaining ${many(open, 'pick')} are made for everybody, yours included: by your queue first, then ${isPlanned ? 'by your strategy' : 'as this room advises'}.`,
    reset: {
      title: `Return to pick ${pickLabel(resetAt, numberOfTeams)}`,
      text: `${lostFrom(resetAt)} from there on are removed and the draft goes on from that pick.`,
      action: 'Return to pick',
    },
    completed: {
      title: 'Draft completed',
      heading: `All ${many(draft.picks.length, 'pick')} are in.`,
      text: 'See how your team compares with the room: grades for everybody and for each pick.',
      board: 'Draft board',
      rate: 'Rate my draft',
    },
  };
}

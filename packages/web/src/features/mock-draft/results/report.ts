import type { RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { MockDraft, MockDraftPick, Participant } from '@pylon/contract/drafting/mock-draft';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import { unlocked } from '@pylon/contract/plans/tiers';
import { SLOTS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { SelectOption } from '../../../ui/overlays/Select.tsx';
import { signed } from '../../../widgets/player/display.ts';

type Drafter = Pick<Participant, 'id' | 'name' | 'draftStrategy' | 'draftPosition'>;

/** What a report speaks of, whoever reads it: the drafter, or anybody with the link. */
export interface ReportDraft extends Pick<MockDraft, 'configuration' | 'picks' | 'capitals' | 'provenance'> {
  readonly participants: readonly Drafter[];
  /** Whose draft it is; one of the participants. */
  readonly userParticipant: Drafter;
  /** Whether the reader is the drafter. */
  readonly isOwn: boolean;
}

/** A participant's grade; which draft it is of goes without saying. */
export type Grade = Omit<RateOutput, 'mockDraftId'>;

/**
 * A grade's place among those of the room, from 1: by projected points, and where a plan would open those by the grade.
 *
 * @param grades of everybody, best first
 */
export function placeOf(grade: Grade, grades: readonly Grade[]): number {
  const own = unlocked(grade.projectionPoints);
  if (own === null) return 1 + grades.indexOf(grade);
  return 1 + grades.filter(({ projectionPoints }) => (unlocked(projectionPoints) ?? 0) > own).length;
}

/** A team's points above or below the room's mean. @example '+43' */
export const aheadWords = ({ projectionPoints, meanProjectionValue }: Grade): string =>
  signed((unlocked(projectionPoints) ?? 0) - (unlocked(meanProjectionValue) ?? 0), 0);

/** A participant as a sentence names them: 'You', 'This team' of a report that somebody else reads, 'Team 4'. */
export function nameIn({ participants, userParticipant, isOwn }: ReportDraft, participantId: string): string {
  if (participantId === userParticipant.id) return isOwn ? 'You' : 'This team';
  return participants.find(({ id }) => id === participantId)?.name ?? '';
}

/** Whose numbers these are, as a heading says it: 'Your', "This team's", "Team 4's". */
export const whose = (draft: ReportDraft, participantId: string): string =>
  draft.isOwn && participantId === draft.userParticipant.id ? 'Your' : `${nameIn(draft, participantId)}'s`;

/** Participants to choose from: whose draft it is first, then by their places in the first round. */
export const teamOptions = (draft: ReportDraft): readonly SelectOption<string>[] =>
  [...draft.participants]
    .sort((one, other) => one.draftPosition - other.draftPosition)
    .sort((one, other) => Number(other.id === draft.userParticipant.id) - Number(one.id === draft.userParticipant.id))
    .map(({ id }) => ({ value: id, label: nameIn(draft, id) }));

/** What a participant has, in the order it was picked; keepers included. */
export const picksOf = ({ picks }: ReportDraft, participantId: string): readonly MockDraftPick[] =>
  picks.filter((pick) => pick.participantId === participantId && (pick.athlete !== null || pick.team !== null));

/** A place of a roster; `pick` is null while it is open. */
export interface RosterPlace {
  readonly slot: Slot;
  readonly pick: MockDraftPick | null;
}

const pointsOf = ({ seasonalScoredProjections }: MockDraftPick): number => seasonalScoredProjections ?? 0;

/** A participant's roster in the order line-ups list it, best first within a slot, open places last. */
export function rosterOf(draft: ReportDraft, participantId: string): readonly RosterPlace[] {
  const { slots } = toLeagueShape(draft.configuration.leagueConfig);
  const own = picksOf(draft, participantId);
  return SLOTS.flatMap((slot): readonly RosterPlace[] => {
    const filled = own
      .filter(({ rosterPosition }) => rosterPosition === slot)
      .sort((one, other) => pointsOf(other) - pointsOf(one));
    const open = Math.max(0, slots[slot] - filled.length);
    return [...filled.map((pick) => ({ slot, pick })), ...Array.from({ length: open }, () => ({ slot, pick: null }))];
  });
}

/** A mark beside a name, and the words for it. */
export interface StatusMark {
  readonly letters: string;
  readonly words: string;
  readonly isOut: boolean;
}

const MARKS: Readonly<Record<string, StatusMark>> = {
  questionable: { letters: 'Q', words: 'Questionable', isOut: false },
  doubtful: { letters: 'D', words: 'Doubtful', isOut: true },
  probable: { letters: 'P', words: 'Probable', isOut: false },
  out: { letters: 'O', words: 'Out', isOut: true },
  ir: { letters: 'IR', words: 'Injured reserve', isOut: true },
  injuredreserve: { letters: 'IR', words: 'Injured reserve', isOut: true },
  irr: { letters: 'IR-R', words: 'Injured reserve, designated to return', isOut: true },
  pup: { letters: 'PUP', words: 'Physically unable to perform', isOut: true },
  pupr: { letters: 'PUP', words: 'Physically unable to perform, designated to return', isOut: true },
  physicallyunabletoperform: { letters: 'PUP', words: 'Physically unable to perform', isOut: true },
  nfi: { letters: 'NFI', words: 'Non-football injury', isOut: true },
  nfir: { letters: 'NFI', words: 'Non-football injury, designated to return', isOut: true },
  nonfootballinjured: { letters: 'NFI', words: 'Non-football injury', isOut: true },
  reservesus: { letters: 'SUSP', words: 'Suspended', isOut: true },
  reservesuspended: { letters: 'SUSP', words: 'Suspended', isOut: true },
  sus: { letters: 'SUSP', words: 'Suspended', isOut: true },
  reserveret: { letters: 'RET', words: 'Retired', isOut: true },
  reserveretired: { letters: 'RET', words: 'Retired', isOut: true },
  reserveex: { letters: 'EX', words: 'Exempt list', isOut: true },
  reserveexempt: { letters: 'EX', words: 'Exempt list', isOut: true },
};

const markOf = (text: string | null): StatusMark | null =>
  MARKS[(text ?? '').toLowerCase().replace(/[^a-z]/g, '')] ?? null;

/**
 * The mark for a player, the injury report before the roster status; null when they are active.
 * @source docs/sources.md "Display"
 */
export const statusMark = (status: string, injuryStatus: string | null): StatusMark | null =>
  markOf(injuryStatus) ?? markOf(status);

/** Marks of those who may play the next game. */
const MAY_PLAY: ReadonlySet<string> = new Set(['Q', 'P', 'D']);

/** Whether a game is told of a player, who may be out by now: one to come as below, and any that is over. */
export const isGameToldOf = (
  game: { readonly isOver?: true | undefined } | null,
  player: Parameters<typeof hasGameAhead>[0],
): boolean => game?.isOver === true || hasGameAhead(player);

/**
 * Whether a next game is told of a player: not of those who are out, suspended, retired or on a reserve list.
 * @source docs/sources.md "Display"
 */
export function hasGameAhead(
  player: { readonly status: string; readonly injuryStatus: string | null } | null,
): boolean {
  const mark = player && statusMark(player.status, player.injuryStatus);
  return !mark || MAY_PLAY.has(mark.letters);
}

// An exposure export of nobody: drafts of twelve, a line a pick.
interface Drafted {
  readonly name: string;
  readonly team: string;
  readonly position: string;
}

const HEADS =
  'Picked At,Pick Number,Appearance,First Name,Last Name,Team,Position,Draft,Draft Entry,Draft Entry Fee,Draft Size,Draft Total Prizes,Tournament Title,Tournament,Tournament Entry Fee';
const TEAMS = 12;

/**
 * The text of an export.
 *
 * @param players who is drafted in turn: the n-th round of the k-th draft takes the next but k of them
 */
export function inventedExport(
  players: readonly Drafted[],
  { drafts, rounds, year = 2026 }: { readonly drafts: number; readonly rounds: number; readonly year?: number },
): string {
  const lines = [HEADS];
  for (let draft = 1; draft <= drafts; draft++) {
    const seat = ((draft - 1) % TEAMS) + 1;
    for (let round = 1; round <= rounds; round++) {
      const pick = (round - 1) * TEAMS + (round % 2 === 1 ? seat : TEAMS + 1 - seat);
      const { name, team, position } = players[(draft - 1 + round - 1) % players.length] ?? ANYBODY;
      const [first = '', ...last] = name.split(' ');
      const at = `${year}-06-01 12:${String(round - 1).padStart(2, '0')}:${String(((draft - 1) % 59) + 1).padStart(2, '0')} UTC`;
      const who = `appearance-${name.replaceAll(' ', '-')},${first},${last.join(' ')},${team},${position}`;
      const contest = '"Invented, the big one",contest-1,10.0';
      lines.push(`${at},${pick},${who},draft-${draft},entry-${draft},,${TEAMS},,${contest}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const ANYBODY: Drafted = { name: 'Any Body', team: '', position: 'WR' };

import type { BoldMove } from '@pylon/contract/drafting/draft-results';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import type { ReactNode } from 'react';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { whenOpen } from '../../../../widgets/paywall/LockedCell.tsx';
import { decimal, money, signed } from '../../../../widgets/player/display.ts';
import { nameIn, type ReportDraft } from '../report.ts';
import { PickedPlayer } from './PickGrades.tsx';
import { isAuction, signedMoney } from './pick-words.ts';

export interface BoldMovesProps {
  readonly draft: ReportDraft;
  readonly topPicks: readonly BoldMove[];
  readonly topReaches: readonly BoldMove[];
}

/** The room's picks to talk about: what brought most beyond the usual, and who was picked the most too early. */
export function BoldMoves({ draft, topPicks, topReaches }: BoldMovesProps) {
  const [picks, reaches] = isAuction(draft) ? SALES : PICKS;
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <MoveList {...picks} draft={draft} moves={topPicks} />
      <MoveList {...reaches} draft={draft} moves={topReaches} />
    </div>
  );
}

/** What was paid beside the value. */
function surplusWords({ cost, surplus }: BoldMove): string {
  if (cost === null || surplus === null) return '';
  return `${signedMoney(surplus)}: ${money(cost)} for ${money(cost + surplus)}`;
}

/** How much too early a player was taken: against where drafters take them, else against their rank. */
function reachWords({ pickNumber, adp, rank }: BoldMove): string {
  const usual = adp ?? rank;
  if (usual === null) return 'picked early';
  return `${decimal(Math.max(0, usual - pickNumber))} picks early (${adp === null ? 'rank' : 'ADP'} ${decimal(usual)})`;
}

/** The words of a list of moves: its title, what it says when it is empty, and what it says of each move. */
interface MoveWords {
  readonly title: string;
  readonly none: string;
  readonly fact: (move: BoldMove) => ReactNode;
}

const SALES: readonly [MoveWords, MoveWords] = [
  {
    title: 'Best buys',
    none: 'No bargain to speak of: nobody went for further below their value than such rooms often see.',
    fact: surplusWords,
  },
  {
    title: 'Overpaid',
    none: 'Nobody overpaid to speak of: nobody went for further above their value than such rooms often see.',
    fact: surplusWords,
  },
];
const PICKS: readonly [MoveWords, MoveWords] = [
  {
    title: 'Top picks',
    none: 'Nobody fell far enough to speak of: every pick is within what real drafters do.',
    fact: ({ vorpOverExpected }) => whenOpen(vorpOverExpected, (points) => `${signed(points, 0)} pts over the usual`),
  },
  {
    title: 'Top reaches',
    none: 'No reach to speak of: nobody was taken further before their time than real drafters often do.',
    fact: reachWords,
  },
];

interface MoveListProps extends MoveWords {
  readonly draft: ReportDraft;
  readonly moves: readonly BoldMove[];
}

function MoveList({ title, none, draft, moves, fact }: MoveListProps) {
  return (
    <div>
      <h3 className="border-edge border-b pb-1 text-lg">{title}</h3>
      {moves.length === 0 ? (
        <p className="py-3 text-base text-muted">{none}</p>
      ) : (
        <ol aria-label={title}>
          {moves.map((move) => {
            const isMine = move.participantId === draft.userParticipant.id;
            return (
              <li key={move.id} className="flex items-center gap-3 border-hairline border-b py-2">
                <GradeBadge grade={move.letterGrade} />
                <span className="min-w-0 grow text-base">
                  <PickedPlayer pick={move} />
                  <span className="block text-muted text-sm">
                    {isMine ? (
                      <strong className="text-accent">{nameIn(draft, move.participantId)}</strong>
                    ) : (
                      nameIn(draft, move.participantId)
                    )}
                    {isAuction(draft) ? ', ' : ' at '}
                    <span className="figures">
                      {isAuction(draft)
                        ? `sale ${move.pickNumber}`
                        : pickLabel(move.pickNumber, draft.configuration.numberOfTeams)}
                    </span>
                  </span>
                </span>
                <span className="figures shrink-0 text-right text-base max-md:max-w-28">{fact(move)}</span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

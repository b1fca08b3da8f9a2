import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';

/** What a room asks before it does it. */
type Question = 'startOver' | 'simulate' | 'undo' | 'reset';

/** A room's questions in words, and what it says after the last pick or sale. */
export interface RoomWords extends Readonly<Record<Question, QuestionWords>> {
  readonly completed: {
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    /** What its two buttons say. */
    readonly board: string;
    readonly rate: string;
  };
}

interface QuestionWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export interface RoomDialogsProps {
  readonly words: RoomWords;
  /** Kind of what stands open, if anything. */
  readonly open: string | undefined;
  /** The action that is under way. */
  readonly busy: string | null;
  /** What each question asks for, and whether it was done. */
  readonly actions: Readonly<Record<Question, () => Promise<boolean>>>;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly onClose: (kind: Question | 'completed') => void;
  readonly onRate: () => void;
  readonly onBoard: () => void;
}

const QUESTIONS: readonly Question[] = ['startOver', 'simulate', 'undo', 'reset'];

/** A room's questions, whether players are picked or sold: start over, simulate the rest, go back, and what comes after the last one. */
export function RoomDialogs({ words, open, busy, actions, onClose, onRate, onBoard }: RoomDialogsProps) {
  const { completed } = words;
  return (
    <>
      {QUESTIONS.map((question) => (
        <ConfirmDialog
          key={question}
          {...words[question]}
          isBusy={busy === question}
          isOpen={open === question}
          onConfirm={() => void actions[question]().then((isDone) => isDone && onClose(question))}
          onClose={() => onClose(question)}
        />
      ))}
      <LazyDialog
        title={completed.title}
        isOpen={open === 'completed'}
        onClose={() => onClose('completed')}
        width="narrow"
      >
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          <p className="scoreboard font-semibold text-2xl">{completed.heading}</p>
          <p className="text-base">{completed.text}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onBoard}>{completed.board}</Button>
            <Button kind="primary" isBusy={busy === 'rate'} onClick={onRate}>
              {completed.rate}
            </Button>
          </div>
        </div>
      </LazyDialog>
    </>
  );
}

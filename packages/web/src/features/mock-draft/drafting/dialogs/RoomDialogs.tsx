import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { Button } from '../../../../ui/Button.tsx';
import { useModule } from '../../../../ui/hooks/use-module.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import type { RoomKey } from '../frame/shortcuts.ts';
import type { RoomFrameModel } from '../frame/use-room-frame.ts';
import type { DraftActionsOfAll } from '../hooks/use-draft-changes.ts';
import { AboutDraft } from './AboutDraft.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { RenameTeamsDialog } from './RenameTeamsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const loadSettings = () => import('../../settings/RunningSettings.tsx');

/** A room's questions in words, and what it says after the last pick or sale. */
export interface RoomWords {
  /** What starting over and simulating the rest come to. */
  readonly startOver: string;
  readonly simulate: string;
  readonly reset: QuestionWords;
  readonly completed: {
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    /** What the dialog's two buttons say. */
    readonly board: string;
    readonly rate: string;
  };
}

interface QuestionWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const DRAWN_ANEW = 'The others choose anew; in the same room they do again what they did, as long as you do.';

export interface RoomDialogsProps {
  readonly draft: AnyDraft;
  readonly frame: RoomFrameModel;
  readonly words: RoomWords;
  readonly keys: readonly RoomKey<string>[];
  readonly actions: Omit<DraftActionsOfAll<string>, 'undo'>;
  /** Loads the room anew, when its settings were changed. */
  readonly reload: () => Promise<void>;
  /** Asks for the grades of what is complete. */
  readonly onRate: () => void;
}

/**
 * What lies over every room, whether players are picked or sold: the questions (start over, simulate the rest, go
 * back), what comes after the last one, settings, names, options and keys.
 */
export function RoomDialogs({ draft, frame, words, keys, actions, reload, onRate }: RoomDialogsProps) {
  const { asked, resetAt, close, options, setOption } = frame;
  const { completed } = words;
  const settings = useModule(loadSettings, asked === 'settings');
  const questions = {
    startOver: {
      ...{ title: 'Start over', action: 'Start over', text: `${words.startOver} ${DRAWN_ANEW}` },
      ask: actions.startOver,
    },
    simulate: {
      ...{ title: 'Simulate the rest', action: 'Simulate the rest' },
      ...{ text: words.simulate, ask: actions.simulateRest },
    },
    reset: {
      ...{ ...words.reset, text: `${words.reset.text} ${DRAWN_ANEW}` },
      ask: (isSameRoom: boolean) => actions.resetTo(resetAt, isSameRoom),
    },
  };
  return (
    <>
      {(['startOver', 'simulate', 'reset'] as const).map((question) => {
        const { ask, ...asking } = questions[question];
        const go = (isSameRoom: boolean) => void ask(isSameRoom).then((isDone) => isDone && close(question));
        return (
          <ConfirmDialog
            key={question}
            {...asking}
            isBusy={actions.busy === question}
            isOpen={asked === question}
            alternative={question === 'simulate' ? undefined : { action: 'Same room again', onConfirm: () => go(true) }}
            onConfirm={() => go(false)}
            onClose={() => close(question)}
          />
        );
      })}
      <LazyDialog
        title={completed.title}
        isOpen={asked === 'completed'}
        onClose={() => close('completed')}
        width="narrow"
      >
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          <p className="scoreboard font-semibold text-2xl">{completed.heading}</p>
          <p className="text-base">{completed.text}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              onClick={() => {
                close('completed');
                frame.goTo('draft-board');
              }}
            >
              {completed.board}
            </Button>
            <Button kind="primary" isBusy={actions.busy === 'rate'} onClick={onRate}>
              {completed.rate}
            </Button>
          </div>
        </div>
      </LazyDialog>
      <AboutDraft draft={draft} isOpen={asked === 'about'} onClose={() => close('about')} />
      {settings && (
        <settings.RunningSettings
          draft={draft}
          isOpen={asked === 'settings'}
          onClose={() => close('settings')}
          onChanged={reload}
        />
      )}
      {asked === 'names' && (
        <RenameTeamsDialog
          draft={draft}
          isBusy={actions.busy === 'rename'}
          onRename={actions.rename}
          onClose={() => close('names')}
        />
      )}
      <OptionsDialog
        options={options}
        onOption={setOption}
        isOpen={asked === 'options'}
        onClose={() => close('options')}
      />
      <ShortcutsDialog
        keys={keys}
        isOn={options.singleKeys}
        onSwitch={(isOn) => setOption('singleKeys', isOn)}
        isOpen={asked === 'keys'}
        onClose={() => close('keys')}
      />
    </>
  );
}

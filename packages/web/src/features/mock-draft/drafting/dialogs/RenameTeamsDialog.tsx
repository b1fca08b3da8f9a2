import { LONGEST_TEAM_NAME } from '@pylon/contract/drafting/draft-limits';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { seatWordsOf } from '../../../../widgets/draft/draft-title.ts';

export interface RenameTeamsDialogProps {
  readonly draft: AnyDraft;
  readonly isBusy: boolean;
  /** Names that changed, by participant; whether they were kept. */
  readonly onRename: (names: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What the teams are called. An empty name keeps the one before. */
export function RenameTeamsDialog({ draft, isBusy, onRename, onClose }: RenameTeamsDialogProps) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const handleSubmit = () => {
    const changed = Object.fromEntries(
      draft.participants.flatMap(({ id, name }) => {
        const wanted = names[id]?.trim() ?? '';
        return wanted === '' || wanted === name ? [] : [[id, wanted]];
      }),
    );
    if (Object.keys(changed).length === 0) return onClose();
    void onRename(changed).then((isDone) => isDone && onClose());
  };
  const seat = seatWordsOf(draft.configuration.draftType);
  return (
    <LazyDialog title="Name the teams" isOpen onClose={onClose}>
      <Form onSubmit={handleSubmit} className="flex flex-col gap-4 px-4 py-4 md:px-6">
        <ol className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          {draft.participants.map(({ id, name, draftPosition }) => (
            <li key={id}>
              <label className="flex items-center gap-3">
                <span className="figures w-14 shrink-0 text-muted text-sm">
                  {seat} {draftPosition}
                </span>
                <input
                  type="text"
                  aria-label={`Name of the team at ${seat.toLowerCase()} ${draftPosition}`}
                  autoComplete="off"
                  maxLength={LONGEST_TEAM_NAME}
                  placeholder={name}
                  value={names[id] ?? name}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => setNames({ ...names, [id]: event.target.value })}
                  className="h-9 w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg"
                />
              </label>
            </li>
          ))}
        </ol>
        <div className="flex justify-end gap-3 border-hairline border-t pt-4">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            Keep names
          </Button>
        </div>
      </Form>
    </LazyDialog>
  );
}

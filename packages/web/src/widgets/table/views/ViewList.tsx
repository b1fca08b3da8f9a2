import { Check, X } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { closePopoverAround } from '../../../ui/overlays/Popover.tsx';
import { isShown, LONGEST_NAME, type SavedView, savedViews, viewOf, withoutView, withView } from './saved-views.ts';

export interface ViewListProps {
  /** The table's address, without its state. */
  readonly path: string;
  /** The table's state. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly onOpen: (view: SavedView) => void;
}

/** The views of a table that a person has named: open one, remove one, save what the table shows now. */
export function ViewList({ path, search, onOpen }: ViewListProps) {
  const all = useSyncExternalStore(savedViews.subscribe, savedViews.read, savedViews.none);
  const views = all[path] ?? [];
  return (
    <>
      <p className="label">Saved views</p>
      {views.length === 0 ? (
        <Hint>Keep filters, order and columns under a name, and come back to them in one press.</Hint>
      ) : (
        <ul className="mt-1 flex flex-col">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-1">
              <button
                type="button"
                aria-pressed={isShown(view, search)}
                onClick={(event) => {
                  closePopoverAround(event.currentTarget);
                  onOpen(view);
                }}
                className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-md px-2 text-left text-base hover:bg-raised max-md:min-h-11"
              >
                <Check
                  aria-hidden
                  size={16}
                  className={classNames('shrink-0', !isShown(view, search) && 'invisible')}
                />
                <span className="truncate">{view.name}</span>
              </button>
              <IconButton
                size="small"
                label={`Remove ${view.name}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => savedViews.write(withoutView(savedViews.read(), path, view.name))}
              />
            </li>
          ))}
        </ul>
      )}
      <NameForm
        onSave={(name) => savedViews.write(withView(savedViews.read(), path, { name, search: viewOf(search) }))}
      />
      <Hint>They stay in this browser. To hand one on, share the address.</Hint>
    </>
  );
}

function NameForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const asked = name.trim();
  return (
    <Form
      aria-label="Save this view"
      className="mt-3 flex items-end gap-2 border-hairline border-t pt-3"
      onSubmit={() => {
        if (asked === '') return;
        onSave(asked);
        setName('');
      }}
    >
      <TextField label="Name" value={name} maxLength={LONGEST_NAME} onChange={setName} className="min-w-0 grow" />
      <Button type="submit" disabled={asked === ''}>
        Save
      </Button>
    </Form>
  );
}

const Hint = ({ children }: { readonly children: ReactNode }) => <p className="mt-2 text-muted text-sm">{children}</p>;

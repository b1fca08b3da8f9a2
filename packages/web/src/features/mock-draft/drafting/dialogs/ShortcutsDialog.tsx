import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import type { RoomKey } from '../frame/shortcuts.ts';

export interface ShortcutsDialogProps {
  readonly keys: readonly RoomKey<string>[];
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys of the room, and a way to be rid of them. */
export function ShortcutsDialog({ keys, isOn, onSwitch, isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <LazyDialog title="Keyboard" isOpen={isOpen} onClose={onClose} width="narrow">
      <div className="flex flex-col gap-4 px-4 py-5 md:px-6">
        <dl className="text-base">
          {keys.map(({ key, words }) => (
            <div key={key} className="flex gap-4 border-hairline border-b py-1.5">
              <dt className="w-10">
                <kbd className="scoreboard inline-block min-w-7 rounded-sm border border-edge px-1.5 text-center font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="text-base text-muted">In the queue, the arrow keys on a player's handle move the player.</p>
        <Toggle
          label="Single keys"
          value={isOn ? 'on' : 'off'}
          sides={[
            { value: 'on', label: 'Keys on' },
            { value: 'off', label: 'Keys off' },
          ]}
          onChange={(value) => onSwitch(value === 'on')}
        />
      </div>
    </LazyDialog>
  );
}

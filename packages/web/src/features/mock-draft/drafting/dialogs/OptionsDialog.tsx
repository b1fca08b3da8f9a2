import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { canVibrate, playTone } from '../clock/turn-signals.ts';
import type { RoomOption, RoomOptions } from './room-options.ts';

const ROWS: readonly { readonly name: RoomOption; readonly label: string; readonly words: string }[] = [
  { name: 'sound', label: 'Sound', words: 'A short tone when your turn begins.' },
  { name: 'titleFlash', label: 'Title', words: 'The window’s title calls until you touch the room.' },
  { name: 'vibration', label: 'Vibration', words: 'The phone shakes when your turn begins.' },
  { name: 'simulatedPicks', label: 'Simulated picks', words: 'The picks of the others come one by one. Off: at once.' },
  { name: 'assistantAtMyTurn', label: 'Assistant', words: 'The suggested pick opens when your turn begins.' },
];

export interface OptionsDialogProps {
  readonly options: RoomOptions;
  readonly onOption: (name: RoomOption, isOn: boolean) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How the room calls for its person. This browser remembers it for every room. */
export function OptionsDialog({ options, onOption, isOpen, onClose }: OptionsDialogProps) {
  return (
    <LazyDialog title="Options" isOpen={isOpen} onClose={onClose} width="narrow">
      <ul className="px-4 py-3 md:px-6">
        {ROWS.filter(({ name }) => name !== 'vibration' || canVibrate()).map(({ name, label, words }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-4 border-hairline border-b py-2.5 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold text-base max-md:text-lg">{label}</span>
              <span className="block text-muted text-sm">{words}</span>
            </span>
            <Toggle
              label={label}
              value={options[name] ? 'on' : 'off'}
              sides={[
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              onChange={(value) => {
                onOption(name, value === 'on');
                if (name === 'sound' && value === 'on') playTone(); // so that the person knows what to listen for
              }}
            />
          </li>
        ))}
      </ul>
    </LazyDialog>
  );
}

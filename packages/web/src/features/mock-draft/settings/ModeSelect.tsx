import { Select } from '../../../ui/overlays/Select.tsx';
import { MODE_HELP, MODES } from './setting-options.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';

type Mode = DraftWishes['simulationMode'];

export interface ModeSelectProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
  readonly className?: string;
}

/** Against bots or in person, before a draft and while it runs. */
export const ModeSelect = ({ mode, onChange, ...rest }: ModeSelectProps) => (
  <Select {...rest} label="Simulation mode" value={mode} options={MODES} help={MODE_HELP[mode]} onChange={onChange} />
);

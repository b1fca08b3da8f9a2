import { Chip } from '../../../ui/Chip.tsx';
import type { ScoringSystem } from '../../../widgets/scoring/scoring-editor.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';
import { isPreset, presetsOf, withPreset } from './wishes/presets.ts';

export interface PresetRowProps {
  readonly wishes: DraftWishes;
  readonly systems: readonly ScoringSystem[];
  readonly last: DraftWishes | null;
  readonly onChoose: (wishes: DraftWishes) => void;
}

/** Settings that many share, one tap each. */
export function PresetRow({ wishes, systems, last, onChoose }: PresetRowProps) {
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">Presets</legend>
      {presetsOf(systems, last).map((preset) => (
        <Chip
          key={preset.label}
          isChosen={isPreset(wishes, preset)}
          onClick={() => onChoose(withPreset(wishes, preset))}
        >
          {preset.label}
        </Chip>
      ))}
    </fieldset>
  );
}

import { LockKeyhole } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { planLabel } from '../../../widgets/paywall/plans.ts';
import { subscribeDialog } from '../../../widgets/paywall/subscribe-dialog.ts';
import { useTier } from '../../../widgets/paywall/use-tier.ts';
import type { ScoringSystem } from '../../../widgets/scoring/scoring-editor.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';
import { isPreset, presetLock, presetsOf, withPreset } from './wishes/presets.ts';

export interface PresetRowProps {
  readonly wishes: DraftWishes;
  readonly systems: readonly ScoringSystem[];
  readonly last: DraftWishes | null;
  readonly onChoose: (wishes: DraftWishes) => void;
}

/** Settings that many share, one tap each. */
export function PresetRow({ wishes, systems, last, onChoose }: PresetRowProps) {
  const tier = useTier();
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      <legend className="sr-only">Presets</legend>
      {presetsOf(systems, last).map((preset) => {
        const lock = presetLock(preset, systems, tier);
        return (
          <Chip
            key={preset.label}
            isChosen={isPreset(wishes, preset)}
            onClick={() =>
              lock === null
                ? onChoose(withPreset(wishes, preset))
                : subscribeDialog.open({ tier: lock, what: `A draft with ‘${preset.label}’` })
            }
          >
            {preset.label}
            {lock !== null && (
              <span className="ml-1.5 inline-flex items-center gap-1">
                <LockKeyhole aria-hidden size={12} /> {planLabel(lock)} <span className="sr-only">locked</span>
              </span>
            )}
          </Chip>
        );
      })}
    </fieldset>
  );
}

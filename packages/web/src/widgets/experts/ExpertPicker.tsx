import type { Expert } from '@pylon/contract/wire';
import { MultiSelect } from '../../ui/overlays/MultiSelect.tsx';
import { subscribeDialog } from '../paywall/subscribe-dialog.ts';
import { useTier } from '../paywall/use-tier.ts';
import { expertOptions } from './expert-options.ts';

export interface ExpertPickerProps {
  readonly experts: readonly Pick<Expert, 'id' | 'name' | 'paywallTier'>[];
  /** Empty is all. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly help?: string;
  readonly className?: string;
}

/**
 * Some experts, or all; an expert whom a plan would open is listed with a lock, and a click on it tells of the plan.
 */
export function ExpertPicker({ experts, ...rest }: ExpertPickerProps) {
  const tier = useTier();
  return (
    <MultiSelect
      label="Experts"
      options={expertOptions(experts, tier)}
      onLocked={({ value, label }) =>
        subscribeDialog.open({
          tier: experts.find(({ id }) => id === value)?.paywallTier ?? 1,
          what: `${label}’s list`,
        })
      }
      {...rest}
    />
  );
}

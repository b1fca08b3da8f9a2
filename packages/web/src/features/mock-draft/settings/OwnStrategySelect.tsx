import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { STRATEGY_HELP, STRATEGY_OPTIONS } from './setting-options.ts';

export interface OwnStrategySelectProps {
  readonly strategy: DraftStrategy;
  readonly onChange: (strategy: DraftStrategy) => void;
}

/** How the person drafts, before a draft and while it runs. */
export const OwnStrategySelect = ({ strategy, onChange }: OwnStrategySelectProps) => (
  <Select
    label="User draft strategy"
    value={strategy}
    options={STRATEGY_OPTIONS}
    help={STRATEGY_HELP[strategy]}
    onChange={onChange}
  />
);

import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { Select } from '../../../ui/overlays/Select.tsx';
import { STRATEGY_OPTIONS, strategyHelp } from './setting-options.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';

export interface OwnStrategySelectProps {
  readonly strategy: DraftStrategy;
  readonly draftType: DraftWishes['draftType'];
  readonly onChange: (strategy: DraftStrategy) => void;
}

/** How the person drafts, before a draft and while it runs. */
export const OwnStrategySelect = ({ strategy, draftType, onChange }: OwnStrategySelectProps) => (
  <Select
    label="User draft strategy"
    value={strategy}
    options={STRATEGY_OPTIONS}
    help={strategyHelp(strategy, draftType)}
    onChange={onChange}
  />
);

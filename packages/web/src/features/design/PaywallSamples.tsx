import { lockOf } from '@pylon/contract/plans/tiers';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { MultiSelect } from '../../ui/overlays/MultiSelect.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { expertOptions } from '../../widgets/experts/expert-options.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { Lock } from '../../widgets/paywall/Lock.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { LockedDropdown } from '../../widgets/paywall/LockedDropdown.tsx';
import { PaywallFrame } from '../../widgets/paywall/PaywallFrame.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { PromotionWords } from '../../widgets/paywall/PromotionWords.tsx';
import { PAYWALL_VARIANTS, type PaywallVariant } from '../../widgets/paywall/paywall-variants.ts';
import { subscribeDialog } from '../../widgets/paywall/subscribe-dialog.ts';
import { type EntityRow, entityKey } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { UtilizationRing } from '../../widgets/player/UtilizationRing.tsx';
import { INVENTED } from './invented.ts';
import { Sample } from './Sample.tsx';

const EXPERTS = [
  { id: 'market', name: 'Market', paywallTier: 0 },
  { id: 'consensus', name: 'Consensus', paywallTier: 0 },
  { id: 'scout', name: 'Scout', paywallTier: 1 },
  { id: 'ceiling', name: 'Ceiling', paywallTier: 1 },
] as const;
const VARIANTS = PAYWALL_VARIANTS.map((value) => ({ value, label: value }));
/** Enough rows for the vertical overlay to stand beside. */
const ROWS: readonly EntityRow[] = INVENTED;

const player: Column<EntityRow> = {
  key: 'player',
  title: 'Player',
  shows: 'phone',
  className: 'w-full max-w-0',
  cell: (row) => <PlayerCell row={row} />,
};
const locked = (key: string, title: string, feature: 'adp' | 'difference'): Column<EntityRow> => ({
  key,
  title,
  align: 'right',
  shows: 'phone',
  ...columnLock(ROWS, () => lockOf(feature)),
  cell: () => whenOpen(lockOf(feature), () => null),
});
const CELLS = [player, locked('adp', 'ADP', 'adp'), locked('difference', 'Diff', 'difference')];

/** What a plan would open: locks, locked dropdowns, and every variant of the overlay. */
export function PaywallSamples() {
  const [variant, setVariant] = useState<PaywallVariant>('custom-scoring');
  const [experts, setExperts] = useState<readonly string[]>([]);
  return (
    <>
      <Sample name="Locks">
        <div className="flex flex-wrap items-center gap-6">
          <Lock tier={1} />
          <Lock tier={2} />
          <Lock tier={2} isPlain />
          <UtilizationRing score={lockOf('gameLogTable')} />
          {[41, 72, 843, null].map((score) => (
            <UtilizationRing key={score} score={score} />
          ))}
        </div>
      </Sample>
      <Sample name="Locked dropdowns">
        <div className="grid grid-cols-2 gap-3">
          <LockedDropdown label="Scoring" value="PPR" tier={1} what="Every scoring besides 0.5 PPR" />
          <MultiSelect
            label="Experts"
            options={expertOptions(EXPERTS, 0)}
            chosen={experts}
            onChange={setExperts}
            onLocked={({ label }) => subscribeDialog.open({ tier: 1, what: `${label}’s list` })}
          />
        </div>
        <div>
          <Button onClick={() => subscribeDialog.open({ tier: 2, what: 'The game log' })}>Subscribe dialog</Button>
        </div>
      </Sample>
      <Sample name="Locked cells">
        <DataTable
          caption="Invented players with locked columns"
          columns={CELLS}
          rows={ROWS.slice(0, 3)}
          keyOf={entityKey}
          nameKey="player"
        />
      </Sample>
      <Sample name="Locked columns under the vertical overlay">
        <DataTable
          caption="Invented players beside the overlay"
          columns={CELLS}
          rows={ROWS}
          keyOf={entityKey}
          nameKey="player"
          cover={<PaywallOverlay variant="rankings" />}
        />
      </Sample>
      <Sample name="Overlay">
        <Select label="Variant" value={variant} options={VARIANTS} onChange={setVariant} className="md:w-64" />
        <PaywallOverlay variant={variant} rows={15} seeWhy={{ kind: 'file', url: '/films/none.webm' }} />
      </Sample>
      <Sample name="Overlay while the partner's promotion runs">
        <PaywallFrame shape="block">
          <PromotionWords partner="Lanternfield" browser="Lantern" />
        </PaywallFrame>
      </Sample>
    </>
  );
}

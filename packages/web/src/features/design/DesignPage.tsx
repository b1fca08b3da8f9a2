import type { CSSProperties } from 'react';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { ColourSamples } from './ColourSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { DrawingSamples } from './DrawingSamples.tsx';
import { PaywallSamples } from './PaywallSamples.tsx';
import { TableSamples } from './TableSamples.tsx';
import { WidgetSamples } from './WidgetSamples.tsx';

const SCHEMES = ['light', 'dark'] as const;

/** Every part with its states, by day and by night. */
export function DesignPage() {
  const hasPlans = useHasPlans();
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead title="Design" question="Every part with all its states, by day and by night." />
      <div className="grid gap-6 xl:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <section
            key={scheme}
            aria-label={scheme === 'light' ? 'By day' : 'By night'}
            style={{ colorScheme: scheme } satisfies CSSProperties}
            className="min-w-0 border border-hairline bg-page px-4 pb-4 text-ink md:px-6"
          >
            <h2 className="py-3 text-xl">{scheme === 'light' ? 'By day' : 'By night'}</h2>
            <ColourSamples />
            <ControlSamples scheme={scheme} />
            <WidgetSamples />
            <DrawingSamples />
            <TableSamples />
            {hasPlans && <PaywallSamples />}
          </section>
        ))}
      </div>
    </main>
  );
}

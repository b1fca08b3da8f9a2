import { BRAND } from '@pylon/contract/brand';
import type { ReactNode } from 'react';
import { NewsletterForm } from '../../widgets/help/NewsletterForm.tsx';
import { Mockups } from './Mockups.tsx';

export interface ComingSoonProps {
  readonly feature?: string;
  /** What there is of it already. */
  readonly children?: ReactNode;
}

/** Stands where a feature will be. Without the feature's name it says so in general. */
export const ComingSoon = ({ feature, children }: ComingSoonProps) => (
  <main id="main" className="grid items-center gap-8 py-6 md:grid-cols-2 md:py-12">
    <div className="flex min-w-0 flex-col gap-4">
      <h1>{feature ? `${feature} is returning soon. Better than ever.` : 'Returning soon and better than ever'}</h1>
      {feature && <p className="text-lg">We're making some pretty awesome upgrades to {feature}.</p>}
      <div className="flex flex-col gap-1 border-hairline border-t pt-4">
        <p className="font-semibold text-lg">Not a {BRAND.name} Newsletter subscriber?</p>
        <p className="pb-2 text-base text-muted">Subscribe here and stay notified.</p>
        <NewsletterForm />
      </div>
      {children}
    </div>
    <Mockups />
  </main>
);

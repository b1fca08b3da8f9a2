import { BRAND } from '@pylon/contract/brand';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Paywall } from './paywall-variants.ts';

export interface PaywallFrameProps {
  readonly shape: Paywall['shape'];
  readonly title?: string | undefined;
  /** Pixels; absent: as high as its words, or as what it covers. */
  readonly height?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The field that lies over what is locked. Its words stay in sight however high it is. */
export const PaywallFrame = ({ shape, title = BRAND.plan, height, className, children }: PaywallFrameProps) => (
  <section
    aria-label={`Locked: ${title}`}
    className={classNames('paywall-field border-edge border-y', shape === 'vertical' && 'h-full border-y-0', className)}
    {...(height === undefined ? {} : { style: { minHeight: height } })}
  >
    <div
      className={classNames(
        'sticky top-14 mx-auto flex flex-col items-center gap-4 px-4 py-10 text-center',
        shape === 'vertical' ? 'min-w-72 max-w-xs' : 'max-w-md',
      )}
    >
      {children}
    </div>
  </section>
);

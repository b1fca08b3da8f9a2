import type { ReactNode } from 'react';

/** Something wider than its place: it slides, by finger, wheel, or with the arrow keys once it has the focus. */
export const Scroller = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be moved by the keyboard
  <section aria-label={label} tabIndex={0} className="print-flat overflow-x-auto">
    {children}
  </section>
);

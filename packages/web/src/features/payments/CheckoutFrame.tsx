import type { ReactNode } from 'react';

/** The narrow page on which money is spoken of. */
export const CheckoutFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <main id="main" className="mx-auto flex w-full max-w-lg flex-col gap-5 py-4">
    <h1>{title}</h1>
    {children}
  </main>
);

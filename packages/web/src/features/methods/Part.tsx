import type { ReactNode } from 'react';

/** A part of a page on a method, under its own title. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

import type { ReactNode } from 'react';

/** One part with its name. */
export const Sample = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-col gap-3 border-hairline border-t py-5">
    <h3 className="label">{name}</h3>
    {children}
  </div>
);

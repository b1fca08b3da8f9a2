import type { ReactNode } from 'react';

/** A figure of the report under its name. */
export const Fact = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <div>
    <dt className="label">{name}</dt>
    <dd className="scoreboard font-semibold text-xl">{value}</dd>
  </div>
);

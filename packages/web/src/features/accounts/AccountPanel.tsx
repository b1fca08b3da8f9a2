import type { ReactNode } from 'react';

export interface AccountPanelProps {
  readonly title: string;
  /** One line: what this is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** The way to the other account pages. */
  readonly foot?: ReactNode;
}

/** One narrow column with one thing to do in it. */
export const AccountPanel = ({ title, lead, children, foot }: AccountPanelProps) => (
  <main id="main" className="mx-auto w-full max-w-md py-6 md:py-12">
    <h1>{title}</h1>
    {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
    <div className="mt-6">{children}</div>
    {foot && <div className="mt-8 border-hairline border-t pt-4 text-lg">{foot}</div>}
  </main>
);

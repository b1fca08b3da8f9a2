import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The page around everything, errors included. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { theme, hasPlans } = useRouteContext({ from: '__root__' });
  return (
    <html
      lang="en"
      {...(theme ? { 'data-theme': theme } : {})}
      {...(hasPlans ? {} : { 'data-plans': 'off' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body className="bg-page text-ink">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

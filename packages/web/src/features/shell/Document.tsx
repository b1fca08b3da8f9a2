import { HeadContent, Scripts, useMatches, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepingScript } from '../../ui/early-acts.ts';
import { startScript } from './start-script.ts';

/**
 * The page around everything, errors included. Its style and the script that starts it are the server's: in the browser
 * they stand there already, and nothing is said of them.
 */
export function Document({ children }: { readonly children: ReactNode }) {
  const { theme, hasPlans, assets } = useRouteContext({ from: '__root__' });
  const sources = useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData: { source, declaration } }) => [source ?? '', declaration ?? '']),
  });
  const isRoom = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isRoom) });
  const keeping = isRoom ? keepingScript('[data-player-row]') : '';
  const start = assets ? keeping + startScript([...new Set(sources.flatMap(assets.modulesOf)), assets.js]) : '';
  return (
    <html
      lang="en"
      {...(theme ? { 'data-theme': theme } : {})}
      {...(hasPlans ? {} : { 'data-plans': 'off' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <style
          nonce={assets?.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the built style sheet
          dangerouslySetInnerHTML={{ __html: assets?.styles ?? '' }}
          suppressHydrationWarning
        />
      </head>
      <body className="bg-page text-ink">
        {children}
        <Scripts />
        <script
          type="module"
          nonce={assets?.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: ours; as a child its text would be escaped
          dangerouslySetInnerHTML={{ __html: start }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}

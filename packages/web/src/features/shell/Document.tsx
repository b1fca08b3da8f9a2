import { INSTALLED } from '@pylon/contract/brand';
import { ownBrand, ownBrandScript } from '@pylon/contract/own-brand';
import { HeadContent, Scripts, useMatches, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Theme } from '../../theme.ts';
import { keepingScript } from '../../ui/early-acts.ts';
import { startScript } from './start-script.ts';

/** What the browser says of the server's own: one and the same each time, for another one would be put in its place. */
const AS_IT_STANDS = { __html: '' };

/**
 * The colour around the page: as the visitor chose, else as their system is. The router keeps one meta of a name. What
 * the server wrote no script makes anew.
 */
const AroundThePage = ({ theme }: { readonly theme: Theme }) =>
  theme ? (
    <meta name="theme-color" content={INSTALLED.colours.page[theme]} />
  ) : (
    <>
      <meta name="theme-color" content={INSTALLED.colours.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={INSTALLED.colours.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  );

/** The script that starts the page: the server's alone, so that no page fetches what makes it. */
const useStart = import.meta.env.SSR
  ? () => {
      const { assets } = useRouteContext({ from: '__root__' });
      const sources = useMatches({
        select: (matches) =>
          matches.flatMap(({ staticData: { source, declaration } }) => [source ?? '', declaration ?? '']),
      });
      const isRoom = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isRoom) });
      if (!assets) return AS_IT_STANDS;
      const keeping = isRoom ? keepingScript('[data-player-row]') : '';
      const modules = new Set(sources.flatMap(assets.modulesOf));
      // Names are read once, when the scripts come that show them.
      return { __html: ownBrandScript(ownBrand()) + keeping + startScript([...modules, assets.js]) };
    }
  : () => AS_IT_STANDS;

/**
 * The page around everything, errors included. Its style and the script that starts it are the server's: in the browser
 * they stand there already, and nothing is said of them.
 */
export function Document({ children }: { readonly children: ReactNode }) {
  const { theme, hasPlans, assets } = useRouteContext({ from: '__root__' });
  const style = assets ? { __html: assets.styles ?? '' } : AS_IT_STANDS;
  const start = useStart();
  return (
    <html
      lang="en"
      {...(theme ? { 'data-theme': theme } : {})}
      {...(hasPlans ? {} : { 'data-plans': 'off' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && <AroundThePage theme={theme} />}
        <style
          nonce={assets?.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the built style sheet
          dangerouslySetInnerHTML={style}
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
          dangerouslySetInnerHTML={start}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}

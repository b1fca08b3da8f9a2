import './app.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from './api/browser-transport.ts';
import { makeRouter } from './router.tsx';
import { themeOf } from './theme.ts';

if (import.meta.env.DEV) {
  // Vite writes scripts and white space before the server's markup. They have run already and do not belong to React.
  for (const node of [...document.head.childNodes])
    if (node instanceof Text || (node instanceof HTMLScriptElement && !node.hasAttribute('nonce'))) node.remove();
}

/** What the server wrote into the head, so that the browser's first tree is the same. */
const js = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
const css = [...document.querySelectorAll('head link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');
const styles = document.querySelector('head style:not([data-vite-dev-id])')?.textContent ?? null;
const modules = [...document.querySelectorAll('head link[rel=modulepreload]')].map(
  (link) => link.getAttribute('href') ?? '',
);

const ownAddress = document.querySelector('meta[property="og:url"]')?.getAttribute('content');

const router = makeRouter({
  transport: browserTransport(),
  assets: { js, css, styles, modulesOf: () => modules },
  theme: themeOf(document.cookie),
  hasPlans: document.documentElement.dataset['plans'] !== 'off',
  publicUrl: ownAddress ? new URL(ownAddress).origin : null,
});
hydrateRoot(document, <RouterClient router={router} />);

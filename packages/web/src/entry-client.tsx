import './app.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from './api/browser-transport.ts';
import { makeRouter } from './router.tsx';
import { themeOf } from './theme.ts';

if (import.meta.env.DEV) {
  // Vite writes scripts and white space before the server's markup. They have run already and do not belong to React.
  for (const node of [...document.head.childNodes])
    if (node instanceof Text || (node instanceof HTMLScriptElement && !node.hasAttribute('nonce'))) node.remove();
}

const ownAddress = document.querySelector('meta[property="og:url"]')?.getAttribute('content');

const router = makeRouter({
  transport: browserTransport(),
  assets: null,
  theme: themeOf(document.cookie),
  hasPlans: document.documentElement.dataset['plans'] !== 'off',
  publicUrl: ownAddress ? new URL(ownAddress).origin : null,
});
// As a transition it is done in slices, between which the page answers whoever touches it.
startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));

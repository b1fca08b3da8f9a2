import type { CallAddresses } from '../call-address.ts';

export const ARTICLES_CALLS = {
  listArticles: { method: 'GET', path: '/articles' },
  getArticle: { method: 'GET', path: '/articles/:slug' },
} as const satisfies CallAddresses;

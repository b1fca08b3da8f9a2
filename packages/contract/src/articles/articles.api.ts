import type { EndpointsOf } from '../endpoint.ts';
import type { ARTICLES_CALLS } from './articles.calls.ts';
import { getArticle, listArticles } from './articles.ts';

export const articlesApi = { listArticles, getArticle } as const satisfies EndpointsOf<typeof ARTICLES_CALLS>;

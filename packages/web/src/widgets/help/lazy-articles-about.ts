import { lazyPart } from '../../ui/lazy-part.tsx';

/** Articles about a player or a team: of most there are none, so no page waits for them. */
export const LazyArticlesAbout = lazyPart(() => import('./ArticlesAbout.tsx'), 'ArticlesAbout');

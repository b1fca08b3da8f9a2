import { laterPart } from '../../ui/later-part.tsx';

/** Articles about a player or a team: of most there are none, so no page waits for them. */
export const LazyArticlesAbout = laterPart(() => import('./ArticlesAbout.tsx'), 'ArticlesAbout');

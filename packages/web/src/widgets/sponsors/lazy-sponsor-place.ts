import { lazyPart } from '../../ui/lazy-part.tsx';

/** A sponsor's place: most people see none, so no page waits for it. */
export const LazySponsorPlace = lazyPart(() => import('./SponsorPlace.tsx'), 'SponsorPlace');

import { laterPart } from '../../ui/later-part.tsx';

/** A sponsor's place: most people see none, so no page waits for it. */
export const LazySponsorPlace = laterPart(() => import('./SponsorPlace.tsx'), 'SponsorPlace');

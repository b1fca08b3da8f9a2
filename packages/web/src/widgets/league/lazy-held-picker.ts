import { laterPart } from '../../ui/later-part.tsx';

/** The choice of one's own players: visitors have none, so no page waits for it. */
export const LazyHeldPicker = laterPart(() => import('./HeldPicker.tsx'), 'HeldPicker');

import { ComingSoon } from './ComingSoon.tsx';

/** League Sync, until leagues can be synced. */
export const LeagueSyncPage = () => <ComingSoon feature="League Sync" />;

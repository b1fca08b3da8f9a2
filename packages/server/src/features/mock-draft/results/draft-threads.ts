// What of a draft takes a tenth of a second or more is done in threads of its own, so that nobody else's answer waits
// for it.
import { type WorkThreads, workThreads } from '../../../threads/work-threads.ts';
import type * as draftWork from './draft-work.ts';

type DraftWork = typeof draftWork;

export type DraftThreads = WorkThreads<DraftWork>;

export const draftThreads = (): DraftThreads =>
  workThreads<DraftWork>({
    filename: new URL('./draft-work.ts', import.meta.url).href,
    long: ['rate', 'runs', 'auctionsAgain', 'baseline', 'auctionBaseline'],
  });

// How a journey tells the stand-in for Sleeper what happens in a draft.
import type { StandInDraft } from '@pylon/connectors/testing/sleeper-stand-in';
import { STAND_IN } from './servers.ts';

/** Numbers of drafts that this worker has made up; another worker makes up others. */
let numbers = 0;

/** A draft on Sleeper that only this journey looks at, and a way to let things happen in it. */
export async function draftOnSleeper(draft: StandInDraft) {
  const draftId = `${process.pid}${String(++numbers).padStart(6, '0')}`.padStart(12, '9');
  const set = async (change: StandInDraft): Promise<void> => {
    await fetch(`${STAND_IN.url}/stand-in/drafts/${draftId}`, { method: 'POST', body: JSON.stringify(change) });
  };
  await set(draft);
  return { link: `https://sleeper.com/draft/nfl/${draftId}`, set };
}

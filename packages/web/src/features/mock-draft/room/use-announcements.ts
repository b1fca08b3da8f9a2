import type { MockDraft, MockDraftPick } from '@pylon/contract/mock-draft';
import { useEffect, useRef, useState } from 'react';
import { picksAloud } from '../draft-words.ts';
import { isDone } from './engine-draft.ts';

/**
 * What is to be said aloud: the picks since it was said last, once they have all come, and whose turn it is.
 * @returns the text for a live region; empty before anything has happened
 */
export function useAnnouncements(draft: MockDraft, turn: MockDraftPick | null, isSettled: boolean): string {
  const [text, setText] = useState('');
  const said = useRef(draft.picks.filter(isDone).length);
  useEffect(() => {
    if (!isSettled) return;
    const done = draft.picks.filter((pick) => isDone(pick) && !pick.isKeeper);
    const before = said.current;
    said.current = done.length;
    if (done.length > before) setText(picksAloud(draft, done.slice(before), turn));
    else if (done.length < before) setText(`Picks were taken back. ${picksAloud(draft, [], turn)}`);
  }, [draft, turn, isSettled]);
  return text;
}

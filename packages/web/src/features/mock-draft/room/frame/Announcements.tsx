import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { memo, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../../../ui/states/LiveRegion.tsx';
import { picksAloud } from '../../draft-words.ts';
import { madePicks, openPick } from '../state/wire-draft.ts';

export interface AnnouncementsProps {
  readonly draft: MockDraft;
  /** Whether every pick that has been told of is shown. */
  readonly isSettled: boolean;
}

/**
 * Says aloud the picks since it spoke last, once they have all come, and whose turn it is. Silent before anything has
 * happened.
 */
export const Announcements = memo(function Announcements({ draft, isSettled }: AnnouncementsProps) {
  const [text, setText] = useState('');
  const said = useRef(madePicks(draft).length);
  useEffect(() => {
    if (!isSettled) return;
    const done = madePicks(draft);
    const before = said.current;
    const turn = openPick(draft) ?? null;
    said.current = done.length;
    if (done.length > before) setText(picksAloud(draft, done.slice(before), turn));
    else if (done.length < before) setText(`Picks were taken back. ${picksAloud(draft, [], turn)}`);
  }, [draft, isSettled]);
  return <LiveRegion text={text} />;
});

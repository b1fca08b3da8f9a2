import { type ReactNode, useState } from 'react';
import { useUser } from '../../../api/use-user.ts';
import { laterPart } from '../../../ui/later-part.tsx';
import { type DrawMark, MarksHere } from './marks-here.ts';

const MarksReader = laterPart(() => import('./MarksReader.tsx'), 'MarksReader');

/** Lets players within carry the marks of the registered person who reads the page. */
export function OwnMarks({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const [draw, setDraw] = useState<DrawMark | null>(null);
  return (
    <MarksHere value={user && draw}>
      {children}
      {user && <MarksReader key={user.id} onRead={setDraw} />}
    </MarksHere>
  );
}

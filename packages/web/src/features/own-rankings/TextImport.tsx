import { LONGEST_LIST_TEXT } from '@pylon/contract/own-rankings/list-rules';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { PastedNames } from '../../widgets/player/named/PastedNames.tsx';
import type { EditedPlace } from './edited-place.ts';
import { ReadLines } from './ReadLines.tsx';
import { placesOf, type ReadText, readTextOf } from './read-lines.ts';

interface TextImportProps {
  readonly seasonId: string;
  /** The places that the text gives as far as it is understood; null while there is none. */
  readonly onRead: (places: readonly EditedPlace[] | null) => void;
}

/** Reads a ranking that the person has: pasted, or out of a file. */
export function TextImport({ seasonId, onRead }: TextImportProps) {
  const call = useCall();
  const [read, setRead] = useState<ReadText | null>(null);
  const become = (next: ReadText | null) => {
    setRead(next);
    onRead(next && placesOf(next.lines));
  };
  return (
    <section aria-label="A file or text" className="flex flex-col gap-4">
      <PastedNames
        label="Paste a ranking"
        help="A line a player, with or without place, team, position and tier; or a CSV file with such columns."
        placeholder={'1. Ja’Marr Chase, CIN WR\n2. Bijan Robinson, ATL RB'}
        rows={6}
        longest={LONGEST_LIST_TEXT}
        tooLong={`The text is longer than any list: ${LONGEST_LIST_TEXT.toLocaleString('en-US')} characters are read at most.`}
        read={(text) => call('importRankingList', { seasonId, text })}
        onRead={(told) => become(told && readTextOf(told))}
      />
      {read && <ReadLines read={read} onChange={become} />}
    </section>
  );
}

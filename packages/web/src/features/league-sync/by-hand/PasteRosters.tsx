import { LONGEST_ROSTER_TEXT } from '@pylon/contract/league-sync/by-hand-rules';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { LiveRegion } from '../../../ui/states/LiveRegion.tsx';
import { useSeason } from '../../../widgets/table/use-season.ts';

interface PasteRostersProps {
  readonly onRead: (read: Answer<'readRosters'>) => void;
}

/** Reads rosters that the person has as text: their own, or all of the league under the names of the teams. */
export function PasteRosters({ onRead }: PasteRostersProps) {
  const call = useCall();
  const season = useSeason();
  const id = useId();
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: () => call('readRosters', { seasonId: season.id, text }),
    onSuccess: onRead,
  });
  const isTooLong = text.length > LONGEST_ROSTER_TEXT;
  const lines = reading.data?.rosters.flatMap((roster) => roster.lines) ?? [];
  const found = lines.filter(({ outcome }) => outcome === 'found').length;
  const words = reading.data
    ? `${found} of ${lines.length} lines are read below.${reading.data.leftOut > 0 ? ` ${reading.data.leftOut} more lines were too many.` : ''}`
    : '';
  return (
    <section aria-label="Paste rosters" className="flex flex-col gap-2">
      <label htmlFor={id} className="label">
        Paste rosters
      </label>
      <textarea
        id={id}
        rows={7}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={text}
        placeholder={'My team:\nQB Josh Allen BUF\nBijan Robinson, ATL RB\n\nTeam 2:\nJa’Marr Chase, CIN WR'}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted max-md:text-lg"
      />
      <p id={`${id}-help`} className="text-muted text-sm">
        A line a player. A team’s name with a colon begins its roster; without one the lines are yours. A CSV file says
        whose a player is in a column Owner or Fantasy team.
      </p>
      {isTooLong && (
        <p role="alert" className="text-bad text-sm">
          At most {LONGEST_ROSTER_TEXT.toLocaleString('en-US')} characters are read at once.
        </p>
      )}
      <Button
        className="self-start"
        isBusy={reading.isPending}
        disabled={text.trim() === '' || isTooLong}
        onClick={() => reading.mutate()}
      >
        Read the names
      </Button>
      {words !== '' && <p className="text-base">{words}</p>}
      <LiveRegion text={words} />
      {reading.error && <ErrorState {...failureWords(reading.error)} />}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/Button.tsx';
import { Toggle } from '../../../ui/fields/Toggle.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { useLeagueRoom } from '../../../widgets/draft/use-league-room.ts';

/** As many leagues as a person may have. */
const ALL = 50;
const SEATS = [
  { value: 'plain', label: 'Plain bots' },
  { value: 'bent', label: 'Leaning bots' },
] as const;

/** Opens a mock room whose seats are the teams of one of the person's leagues; nothing for somebody without one. */
export function LeagueRooms() {
  const user = useUser();
  const [chosen, setChosen] = useState<string | null>(null);
  const [seats, setSeats] = useState<'plain' | 'bent'>('plain');
  const { data } = useQuery({ ...answer('listUserLeagues', { limit: ALL }), enabled: user !== null });
  const { open, isOpening, problem, forget } = useLeagueRoom();
  const leagues = (data?.userLeagues ?? []).flatMap(({ id, league }) => (league ? [{ id, name: league.name }] : []));
  const league = leagues.find(({ id }) => id === chosen) ?? leagues[0];
  if (!league) return null;
  return (
    <section aria-labelledby="league-rooms-title" className="flex flex-col gap-3 border-hairline border-t pt-5">
      <div>
        <PartTitle id="league-rooms-title" title="A mock room of your league" />
        <p className="max-w-3xl text-base text-muted">
          The seats are your league's teams, with its rules, its keepers and, where its platform tells them, its order
          and traded picks. It is a scenario: what is drafted in it happens nowhere else.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="League"
          value={league.id}
          options={leagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setChosen(id);
            forget();
          }}
          className="w-64 max-md:w-full"
        />
        <Toggle label="Who sits there" sides={SEATS} value={seats} onChange={setSeats} />
        <Button
          isBusy={isOpening}
          onClick={() => open({ userLeagueId: league.id, isBent: seats === 'bent' })}
          className="max-md:w-full"
        >
          Open the room
        </Button>
      </div>
      <p className="max-w-3xl text-sm text-muted">
        Leaning bots draft somewhat as your league did in earlier years, as far as a few drafts can tell. On five
        recorded drafts of one league that was not proven to foresee picks better than plain bots, so seats are plain
        unless you ask.
      </p>
      <p role="alert" className="text-base text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}

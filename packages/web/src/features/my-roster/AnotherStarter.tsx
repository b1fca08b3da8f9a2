import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { changeWords } from '../../widgets/league/odds-change.ts';
import { odds } from '../../widgets/player/display.ts';
import type { AskedRoster } from './asked-roster.ts';

interface AnotherStarterProps {
  readonly asked: AskedRoster;
  /** Whose start is asked about; none while empty. */
  readonly starter: string;
  readonly onStarter: (leagueRosterId: string) => void;
}

/** What somebody of the bench in this week's line-up makes of a team's odds. */
export function AnotherStarter({ asked, starter, onStarter }: AnotherStarterProps) {
  const roster = useQuery(answer('getMyRoster', asked));
  const rows = roster.data?.leagueRosters ?? [];
  const bench = rows.filter(
    ({ position, isBye, isOut, hasBegun }) => position === 'BN' && !isBye && !isOut && !hasBegun,
  );
  const chosen = bench.some(({ leagueRosterId }) => leagueRosterId === starter) ? starter : '';
  return (
    <>
      {bench.length > 0 && (
        <Select
          label="Another starter"
          value={chosen}
          options={[
            { value: '', label: 'Nobody else' },
            ...bench.map(({ leagueRosterId, name }) => ({ value: leagueRosterId, label: name })),
          ]}
          onChange={onStarter}
          className="max-w-xs"
        />
      )}
      {chosen !== '' && (
        <Started
          asked={{ ...asked, startRosterId: chosen }}
          playerOf={(id) => rows.find(({ leagueRosterId }) => leagueRosterId === id)?.name ?? ''}
        />
      )}
    </>
  );
}

interface StartedProps {
  readonly asked: AskedRoster & { readonly startRosterId: string };
  readonly playerOf: (leagueRosterId: string) => string;
}

function Started({ asked, playerOf }: StartedProps) {
  const { data, error } = useQuery(answer('myRosterPlayoffOdds', asked));
  if (error) return <p role="alert">That could not be played: {failureWords(error).text}</p>;
  if (!data) return <p className="text-muted">Playing the same seasons with the change…</p>;
  const told = data.outlook?.ifStart;
  if (!told) return <p className="text-base">Nobody can make room: who could has already played.</p>;
  const { insteadOfRosterId, winOddsBefore, winOddsAfter, change } = told;
  return (
    <p className="border-accent border-l-[3px] pl-3 text-base">
      <span className="font-semibold">
        {playerOf(asked.startRosterId)} for {playerOf(insteadOfRosterId)}:
      </span>{' '}
      playoffs {changeWords(change.playoffs)}
      {change.title && `, title ${changeWords(change.title)}`}. Chance to win this week {odds(winOddsBefore)}→{' '}
      {odds(winOddsAfter)}.
    </p>
  );
}

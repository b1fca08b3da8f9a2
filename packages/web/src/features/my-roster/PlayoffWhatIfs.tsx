import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { changeWords } from '../../widgets/league/odds-change.ts';
import { odds } from '../../widgets/player/display.ts';
import type { AskedRoster } from './asked-roster.ts';
import { type Outlook, withError } from './playoff-words.ts';

interface WhatIfsProps {
  readonly asked: AskedRoster;
  readonly outlook: Outlook;
  readonly nameOf: (id: string) => string;
  /** Whose start is asked about; none while empty. */
  readonly starter: string;
  readonly onStarter: (leagueRosterId: string) => void;
}

/** What a win, a loss, and another starter of this week make of a team's odds. */
export function PlayoffWhatIfs({ asked, outlook, nameOf, starter, onStarter }: WhatIfsProps) {
  const roster = useQuery(answer('getMyRoster', asked));
  const { thisWeek } = outlook;
  const rows = roster.data?.leagueRosters ?? [];
  const bench = rows.filter(
    ({ position, isBye, isOut, hasBegun }) => position === 'BN' && !isBye && !isOut && !hasBegun,
  );
  const chosen = bench.some(({ leagueRosterId }) => leagueRosterId === starter) ? starter : '';
  return (
    <section aria-label="What if" className="flex flex-col gap-3">
      <h3 className="text-lg">What if</h3>
      {thisWeek.map(({ leagueOpponentId: id, winOdds, ifWin, ifLose }) => (
        <dl key={id} className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
          <Case title={`A win over ${nameOf(id)}`} stake={ifWin} note={`${odds(winOdds)} to happen`} />
          <Case
            title={thisWeek.length > 1 ? `A loss to ${nameOf(id)}` : 'A loss'}
            stake={ifLose}
            note={`${odds(1 - winOdds)} to happen`}
          />
        </dl>
      ))}
      {thisWeek.length === 0 && <p className="text-base">No game this week.</p>}
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
    </section>
  );
}

interface CaseProps {
  readonly title: string;
  readonly stake: Outlook['thisWeek'][number]['ifWin'];
  readonly note: string;
}

const Case = ({ title, stake, note }: CaseProps) => (
  <div className="border-edge border-l-[3px] pl-3">
    <dt className="label">{title}</dt>
    <dd className="scoreboard font-bold text-2xl">{odds(stake?.playoffs.odds)}</dd>
    <dd className="text-muted text-sm">
      {stake && withError(stake.playoffs)}
      {stake?.title && ` · title ${odds(stake.title.odds)}`}
    </dd>
    <dd className="text-muted text-sm">{note}</dd>
  </div>
);

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

import type { AnswerOf } from '@pylon/contract/endpoint';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { myRosterPlayerStrength, myRosterPositionStrength } from '@pylon/contract/my-roster/strength';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import type { AskedRoster } from './asked-roster.ts';
import { NoRoster } from './NoRoster.tsx';

type Position = AnswerOf<typeof myRosterPositionStrength>['strength'][number];
type Player = AnswerOf<typeof myRosterPlayerStrength>['strength']['own'][number];

interface StrengthProps {
  readonly asked: AskedRoster;
  readonly teams: NonNullable<UserLeague['league']>['leagueParticipants'];
  /** What is left of the season. */
  readonly seasonName: string;
}

/** How strong a team is, position by position and player by player, beside an opponent. */
export function Strength({ asked, teams, seasonName }: StrengthProps) {
  const [opponent, setOpponent] = useState('');
  const [isNextWeek, setNextWeek] = useState(false);
  const [metric, setMetric] = useState<'POINTS' | 'POINTS_PER_GAME'>('POINTS');
  const [mode, setMode] = useState<'ALL' | 'STARTERS'>('ALL');
  const query = {
    ...asked,
    ...(opponent !== '' && { leagueOpponentId: opponent }),
    isNextWeek: isNextWeek ? ('true' as const) : ('false' as const),
  };
  const positions = useQuery(answer('myRosterPositionStrength', query));
  const players = useQuery(answer('myRosterPlayerStrength', { ...query, rankingMetric: metric, rankingMode: mode }));
  const error = positions.error ?? players.error;
  const shownOpponent = positions.data?.leagueOpponentId ?? '';
  const ownName = teams.find(({ id }) => id === asked.leagueParticipantId)?.teamName ?? 'Players';
  const hasOpponent = positions.data?.leagueOpponentId !== null;
  const opponentName = teams.find(({ id }) => id === shownOpponent)?.teamName ?? 'Opponent';
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Opponent"
          value={shownOpponent}
          options={[
            ...(shownOpponent === '' ? [{ value: '', label: 'Nobody' }] : []),
            ...teams
              .filter(({ id, isOut }) => id !== asked.leagueParticipantId && !isOut)
              .map(({ id, teamName }) => ({ value: id, label: teamName })),
          ]}
          onChange={setOpponent}
          className="min-w-40 max-md:grow"
        />
        <Select
          label="Period"
          value={isNextWeek ? 'week' : 'season'}
          options={[
            { value: 'season', label: seasonName },
            { value: 'week', label: 'Next week' },
          ]}
          onChange={(value) => setNextWeek(value === 'week')}
        />
        <Select
          label="Metric"
          value={metric}
          options={[
            { value: 'POINTS', label: 'Points' },
            { value: 'POINTS_PER_GAME', label: 'Points a game' },
          ]}
          onChange={setMetric}
        />
        <Select
          label="Players"
          value={mode}
          options={[
            { value: 'ALL', label: 'All' },
            { value: 'STARTERS', label: 'Starters' },
          ]}
          onChange={setMode}
        />
      </div>
      {error ? (
        <NoRoster error={error} onRetry={() => void Promise.all([positions.refetch(), players.refetch()])} />
      ) : (
        <>
          <Part title="By position" note={positions.data?.strength[0]?.value} week={positions.data?.week}>
            {!positions.data ? (
              <SkeletonRows rows={6} label="Loading positions" />
            ) : positions.data.strength.length === 0 ? (
              <NobodyShown />
            ) : (
              <StatTable
                label="Strength by position"
                caption="Points of the best line-up at each position"
                columns={[...POSITION_COLUMNS, ...(hasOpponent ? opponentColumns(opponentName) : [])]}
                rows={positions.data.strength}
                keyOf={({ position }) => position}
              />
            )}
          </Part>
          <div className="grid gap-6 md:grid-cols-2">
            <Part title={ownName}>
              <Players rows={players.data?.strength.own} />
            </Part>
            {hasOpponent && (
              <Part title={opponentName}>
                <Players rows={players.data?.strength.opponent} />
              </Part>
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: unknown;
  readonly week?: number | null | undefined;
  readonly children: ReactNode;
}

function Part({ title, note, week, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <PartTitle id={titleId} title={title} />
      {week !== undefined && (
        <p className="text-muted text-sm">{week === null ? 'Of the rest of the season.' : `Of week ${week}.`}</p>
      )}
      <LockedNote of={note} instead="Ranks of the next week are open." what="Points, and the rest of the season" />
      {children}
    </section>
  );
}

const points = (value: Position['opponentValue']): ReactNode => whenOpen(value, (shown) => decimal(shown, 1));

const POSITION_COLUMNS: readonly StatTableColumn<Position>[] = [
  { title: 'Position', isWords: true, cell: ({ position }) => POSITION_LABELS[position] },
  { title: 'Rank', cell: ({ rank, teams }) => `${rank} of ${teams}` },
  { title: 'Points', cell: ({ value }) => points(value) },
  { title: 'League', hint: 'Average of all teams', cell: ({ leagueAverage }) => points(leagueAverage) },
];

const opponentColumns = (opponent: string): readonly StatTableColumn<Position>[] => [
  { title: opponent, cell: ({ opponentValue }) => points(opponentValue) },
  { title: 'Their rank', cell: ({ opponentRank }) => opponentRank ?? NONE },
];

const PLAYER_COLUMNS: readonly StatTableColumn<Player>[] = [
  { title: 'Player', isWords: true, className: 'py-1', cell: (row) => <PlayerCell row={row} /> },
  {
    title: 'Rank',
    hint: 'Among all of the position on rosters of the league',
    cell: ({ rank, of }) => `${rank} of ${of}`,
  },
  { title: 'Points', cell: ({ value }) => points(value) },
];

const NobodyShown = () => <p className="text-base text-muted">Nobody to show.</p>;

function Players({ rows }: { readonly rows: readonly Player[] | undefined }) {
  if (!rows) return <SkeletonRows rows={8} label="Loading players" />;
  if (rows.length === 0) return <NobodyShown />;
  return (
    <StatTable
      label="Players"
      caption="Players and their places"
      columns={PLAYER_COLUMNS}
      rows={rows}
      keyOf={({ leagueRosterId }) => leagueRosterId}
    />
  );
}

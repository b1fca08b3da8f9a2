import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE, percent, signed } from '../../widgets/player/display.ts';
import { DraftedCell } from './DraftedCell.tsx';
import { FoundPlayers, NOBODY_SOUGHT } from './FoundPlayers.tsx';
import { ShapeRecord } from './ShapeRecord.tsx';

const BY = [
  { value: 'players', label: 'Players' },
  { value: 'positions', label: 'Positions' },
  { value: 'teams', label: 'NFL teams' },
] as const;
type By = (typeof BY)[number]['value'];

/** How often a person has whom, against the field. */
export function Exposure({ seasonId }: { readonly seasonId: string }) {
  const [by, setBy] = useState<By>('players');
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Toggle label="Exposure by" sides={BY} value={by} onChange={setBy} />
      </div>
      {by === 'players' && <Players seasonId={seasonId} />}
      {by === 'positions' && <Positions seasonId={seasonId} />}
      {by === 'teams' && <NflTeams seasonId={seasonId} />}
    </div>
  );
}

function Players({ seasonId }: { readonly seasonId: string }) {
  const { data, error, refetch } = useQuery(answer('listBestBallAthletes', { seasonId }));
  const [sought, setSought] = useState(NOBODY_SOUGHT);
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} label="Loading your exposure" />;
  return (
    <>
      <FoundPlayers
        sought={sought}
        onSeek={setSought}
        searchLabel="Player, team or position"
        textOf={({ name, nflTeam, position }) => `${name} ${nflTeam ?? ''} ${position}`}
        pageRows={50}
        label="Exposure by player"
        caption="Players by how many of your drafts have them"
        columns={PLAYER_COLUMNS}
        rows={data.athletes}
        keyOf={({ athlete, team, name, position }) => athlete?.id ?? team?.id ?? `${name} ${position}`}
      />
      <p className="text-muted text-sm">
        The field: in a draft of twelve, each drafted player is on one team of twelve. It is told of whoever{' '}
        {data.siteName}’s newest list has within the picks of such a draft.
      </p>
    </>
  );
}

type Player = Answer<'listBestBallAthletes'>['athletes'][number];

const PLAYER_COLUMNS: readonly StatTableColumn<Player>[] = [
  { title: 'Player', isWords: true, cell: (row) => <DraftedCell row={row} /> },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'You', hint: 'Share of your drafts', cell: ({ share }) => percent(share) },
  { title: 'Field', hint: 'Share of all teams in such drafts', cell: ({ fieldShare }) => percent(fieldShare) },
  { title: 'Mean pick', cell: ({ meanPick }) => decimal(meanPick, 1) },
  {
    title: 'ADP',
    hint: 'Average draft position in the newest list of the draft’s site',
    cell: ({ adp }) => decimal(adp, 1),
  },
  { title: 'Value', hint: 'Closing line value: mean pick less ADP', cell: ({ closingValue }) => signed(closingValue) },
];

function Positions({ seasonId }: { readonly seasonId: string }) {
  const { data, error, refetch } = useQuery(answer('listBestBallPositions', { seasonId }));
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Loading positions" />;
  return (
    <div className="flex flex-col gap-6">
      <StatTable
        label="Exposure by position"
        caption="Players of each position on a team of yours, beside the field"
        columns={POSITION_COLUMNS}
        rows={data.positions}
        keyOf={({ position }) => position}
      />
      <StatTable
        label="Shapes of rosters"
        caption="How many quarterbacks, backs, receivers and tight ends your teams have, the most frequent first"
        columns={SHAPE_COLUMNS}
        rows={data.shapes}
        keyOf={shapeWords}
      />
      <ShapeRecord record={data.record} />
    </div>
  );
}

type Position = Answer<'listBestBallPositions'>['positions'][number];
type Shape = Answer<'listBestBallPositions'>['shapes'][number];

const POSITION_COLUMNS: readonly StatTableColumn<Position>[] = [
  { title: 'Position', isWords: true, cell: ({ position }) => position },
  { title: 'Of your picks', cell: ({ pickShare }) => percent(pickShare) },
  { title: 'A team', hint: 'Players on a team of yours', cell: ({ playersPerTeam }) => decimal(playersPerTeam, 1) },
  {
    title: 'Field',
    hint: 'Players on a team of the field, by the site’s newest list',
    cell: ({ fieldPlayersPerTeam }) => decimal(fieldPlayersPerTeam, 1),
  },
  {
    title: 'First pick',
    hint: 'Mean pick of the first of the position',
    cell: ({ meanFirstPick }) => decimal(meanFirstPick, 1),
  },
];

const shapeWords = ({ QB, RB, WR, TE, other }: Shape): string =>
  `${QB}-${RB}-${WR}-${TE}${other > 0 ? ` and ${other} more` : ''}`;

const SHAPE_COLUMNS: readonly StatTableColumn<Shape>[] = [
  { title: 'QB-RB-WR-TE', isWords: true, cell: shapeWords },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Share', cell: ({ share }) => percent(share) },
  { title: 'Value', hint: 'Mean closing line value', cell: ({ meanClosingValue }) => signed(meanClosingValue) },
  {
    title: 'Advanced',
    hint: 'What part of real teams of the shape advanced',
    cell: ({ advanced }) => percent(advanced?.share),
  },
  {
    title: 'Range',
    hint: 'Nine of ten such samples',
    cell: ({ advanced }) => (advanced ? `${decimal(advanced.low, 1)} to ${percent(advanced.high)}` : NONE),
  },
];

function NflTeams({ seasonId }: { readonly seasonId: string }) {
  const { data, error, refetch } = useQuery(answer('listBestBallTeamExposure', { seasonId }));
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} label="Loading NFL teams" />;
  return (
    <StatTable
      label="Exposure by NFL team"
      caption="NFL teams by their part of your picks, beside the field"
      columns={TEAM_COLUMNS}
      rows={data.nflTeams}
      keyOf={({ nflTeam }) => nflTeam}
    />
  );
}

type NflTeam = Answer<'listBestBallTeamExposure'>['nflTeams'][number];

const TEAM_COLUMNS: readonly StatTableColumn<NflTeam>[] = [
  { title: 'Team', isWords: true, cell: ({ nflTeam }) => nflTeam },
  { title: 'Teams with', hint: 'Teams of yours with a player of it', cell: ({ share }) => percent(share) },
  { title: 'Of your picks', cell: ({ pickShare }) => percent(pickShare) },
  { title: 'Field', hint: 'The same by the site’s newest list', cell: ({ fieldPickShare }) => percent(fieldPickShare) },
  {
    title: 'A team',
    hint: 'Players of it on a team of yours',
    cell: ({ playersPerTeam }) => decimal(playersPerTeam, 2),
  },
];

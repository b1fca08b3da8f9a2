import type { MockDraftPick } from '@pylon/contract/mock-draft';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Column } from '../../../ui/column.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { decimal, money, NONE, signed } from '../../../widgets/display.ts';
import { entityKey, entityOf } from '../../../widgets/entity.ts';
import { GradeBadge } from '../../../widgets/GradeBadge.tsx';
import { PlayerLink } from '../../../widgets/PlayerLink.tsx';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { pickLabel } from '../../../widgets/snake-rows.ts';
import { ReportSection } from './ReportSection.tsx';
import { picksOf, type ReportDraft, teamOptions, whose } from './report.ts';

export interface PickGradesProps {
  readonly draft: ReportDraft;
  /** Opens a copy of the draft that stands before a pick. */
  readonly onReplay?: (pickNumber: number) => void;
}

/** A grade for each pick of a team, in the order they were made. Keepers were not picked and have none. */
export function PickGrades({ draft, onReplay }: PickGradesProps) {
  const [chosen, setChosen] = useState(draft.userParticipant.id);
  const name = whose(draft, chosen);
  const isAuction = draft.configuration.draftType === 'AUCTION';
  return (
    <ReportSection
      id="picks"
      title={`${name} picks`}
      question={
        isAuction
          ? 'Each price against what players of that value usually go for.'
          : 'Each pick against what such a pick usually brings.'
      }
      choice={
        <Select
          label="Picks of which team"
          isLabelHidden
          value={chosen}
          options={teamOptions(draft)}
          onChange={setChosen}
        />
      }
    >
      <DataTable
        caption={`${name} picks and their grades`}
        columns={pickColumns(draft.configuration.numberOfTeams, onReplay).filter(
          ({ key }) => !(isAuction ? ORDER_COLUMNS : ['price']).includes(key),
        )}
        rows={picksOf(draft, chosen)}
        keyOf={entityKey}
        nameKey="player"
      />
    </ReportSection>
  );
}

/** What an order of picks says means nothing where players are sold. */
const ORDER_COLUMNS: readonly string[] = ['pick', 'adp'];

const pickColumns = (teams: number, onReplay: PickGradesProps['onReplay']): readonly Column<MockDraftPick>[] => [
  {
    key: 'grade',
    title: 'Grade',
    shows: 'phone',
    className: 'w-14',
    cell: ({ letterGrade, isKeeper }) =>
      isKeeper ? <span className="text-muted text-sm">kept</span> : <GradeBadge grade={letterGrade} />,
  },
  { key: 'player', title: 'Player', shows: 'phone', cell: (pick) => <PickedPlayer pick={pick} /> },
  {
    key: 'pick',
    title: 'Pick',
    shows: 'phone',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ pickNumber }) => pickLabel(pickNumber, teams),
  },
  {
    key: 'price',
    title: 'Price',
    shows: 'phone',
    align: 'right',
    cell: ({ cost }) => money(cost),
  },
  {
    key: 'adp',
    title: 'vs ADP',
    hint: 'Picks later than average draft position',
    shows: 'phone',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ adp, pickNumber, isKeeper }) => (adp === null || isKeeper ? NONE : signed(pickNumber - adp, 0)),
  },
  {
    key: 'rank',
    title: 'Rank',
    hint: 'Among all players, by the experts of this draft',
    shows: 'desktop',
    align: 'right',
    cell: ({ rank }) => decimal(rank),
  },
  {
    key: 'projection',
    title: 'Projected',
    hint: 'Points of the season',
    shows: 'desktop',
    align: 'right',
    cell: ({ seasonalScoredProjections }) => decimal(seasonalScoredProjections),
  },
  ...(onReplay
    ? [
        {
          key: 'replay',
          title: 'Replay',
          hint: 'A copy of the draft that stands before this pick',
          shows: 'desktop' as const,
          align: 'right' as const,
          className: 'no-print',
          cell: ({ pickNumber, isKeeper }: MockDraftPick) =>
            isKeeper ? null : (
              <IconButton
                size="small"
                label={`Replay from pick ${pickLabel(pickNumber, teams)}`}
                icon={<RotateCcw aria-hidden size={16} />}
                onClick={() => onReplay(pickNumber)}
              />
            ),
        },
      ]
    : []),
];

/** A picked player in a line: name, position, team. */
export function PickedPlayer({ pick }: { readonly pick: Pick<MockDraftPick, 'athlete' | 'team'> }) {
  const entity = entityOf(pick);
  if (!entity) return <span className="text-muted">{NONE}</span>;
  return (
    <>
      <PlayerLink playerId={entity.id} className="font-semibold underline-offset-2 hover:underline">
        {entity.name}
      </PlayerLink>{' '}
      <span className="whitespace-nowrap text-sm">
        <PositionTag position={entity.position} /> <span className="text-muted">{entity.teamAlias}</span>
      </span>
    </>
  );
}

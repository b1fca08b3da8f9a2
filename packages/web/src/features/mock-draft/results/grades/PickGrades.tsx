import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/IconButton.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { decimal, money, NONE, signed } from '../../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../../widgets/player/PlayerLink.tsx';
import { PlayerTags } from '../../../../widgets/player/PlayerTags.tsx';
import { ReportSection } from '../ReportSection.tsx';
import { picksOf, type ReportDraft, whose } from '../report.ts';
import { TeamChoice } from '../TeamChoice.tsx';
import { isAuction, placeOf, signedMoney, surplusOf } from './pick-words.ts';

export interface PickGradesProps {
  readonly draft: ReportDraft;
  /** Opens a copy of the draft that stands before a pick. */
  readonly onReplay?: (pickNumber: number) => void;
}

/** A grade for each pick of a team, in the order they were made. Keepers were not picked and have none. */
export function PickGrades({ draft, onReplay }: PickGradesProps) {
  const [chosen, setChosen] = useState(draft.userParticipant.id);
  const name = whose(draft, chosen);
  const isSold = isAuction(draft);
  return (
    <ReportSection
      id="picks"
      title={`${name} picks`}
      question={
        isSold
          ? 'Each price against what such a player was worth before the first sale.'
          : 'Each pick against what such a pick usually brings.'
      }
      choice={<TeamChoice what="Picks" draft={draft} chosen={chosen} onChange={setChosen} />}
    >
      <DataTable
        caption={`${name} picks and their grades`}
        columns={pickColumns(draft, onReplay)}
        rows={picksOf(draft, chosen)}
        keyOf={entityKey}
        nameKey="player"
      />
    </ReportSection>
  );
}

/** When a pick came, and how that is against where drafters take the player. */
const orderColumns = (teams: number): readonly Column<MockDraftPick>[] => [
  {
    key: 'pick',
    title: 'Pick',
    shows: 'phone',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ pickNumber }) => pickLabel(pickNumber, teams),
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
];

/** What was paid, and how that is against the value; in which order the sales came matters least. */
const MONEY_COLUMNS: readonly Column<MockDraftPick>[] = [
  {
    key: 'sale',
    title: 'Sale',
    hint: 'Number of the sale',
    shows: 'desktop',
    align: 'right',
    cell: ({ pickNumber, isKeeper }) => (isKeeper ? NONE : decimal(pickNumber)),
  },
  { key: 'price', title: 'Price', shows: 'phone', align: 'right', cell: ({ cost }) => money(cost) },
  {
    key: 'list',
    title: 'List',
    hint: 'Worth before the first sale',
    shows: 'desktop',
    align: 'right',
    cell: ({ value }) => money(value),
  },
  {
    key: 'value',
    title: 'Value',
    hint: 'List value above price',
    shows: 'phone',
    align: 'right',
    className: 'whitespace-nowrap',
    cell: (pick) => {
      const surplus = surplusOf(pick);
      return surplus === null ? NONE : signedMoney(surplus);
    },
  },
];

const pickColumns = (draft: ReportDraft, onReplay: PickGradesProps['onReplay']): readonly Column<MockDraftPick>[] => [
  {
    key: 'grade',
    title: 'Grade',
    shows: 'phone',
    className: 'w-14',
    cell: ({ letterGrade, isKeeper }) =>
      isKeeper ? <span className="text-muted text-sm">kept</span> : <GradeBadge grade={letterGrade} />,
  },
  { key: 'player', title: 'Player', shows: 'phone', cell: (pick) => <PickedPlayer pick={pick} /> },
  ...(isAuction(draft) ? MONEY_COLUMNS : orderColumns(draft.configuration.numberOfTeams)),
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
          hint: `A copy of the draft that stands before this ${isAuction(draft) ? 'sale' : 'pick'}`,
          shows: 'desktop' as const,
          align: 'right' as const,
          isOnScreenOnly: true,
          cell: ({ pickNumber, isKeeper }: MockDraftPick) =>
            isKeeper ? null : (
              <IconButton
                size="small"
                label={`Replay from ${placeOf(draft, pickNumber)}`}
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
      <PlayerTags entity={entity} />
    </>
  );
}

import { weekToShow } from '@pylon/engine/vocabulary/weeks';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../api/answers.ts';
import { Button } from '../ui/Button.tsx';
import { DEFAULT_SCORING, type TableSearch } from './table/table-search.ts';
import { isUnderWay, useSeason } from './table/use-season.ts';

const POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;

export interface FirstPairsProps {
  readonly search: Pick<TableSearch, 'season' | 'scoring'>;
  /** @param ids of two players */
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The first two of each position, to begin with. Each has its place before it is known. */
export const FirstPairs = (props: FirstPairsProps) => (
  <ul aria-label="To begin with" className="flex flex-wrap justify-center gap-2 max-md:flex-col">
    {POSITIONS.map((position) => (
      <li key={position} className="h-9 max-md:h-11">
        <FirstPair {...props} position={position} />
      </li>
    ))}
  </ul>
);

function FirstPair({
  search,
  onChoose,
  position,
}: FirstPairsProps & { readonly position: (typeof POSITIONS)[number] }) {
  const now = useSeason();
  const seasonId = search.season ?? now.id;
  const { data } = useQuery(
    answer('listRankings', {
      ...{ seasonId, scoringSystemId: search.scoring ?? DEFAULT_SCORING, rosterPositions: [position], limit: 2 },
      ...(seasonId === now.id && isUnderWay(now) ? { expertRankingPeriod: 'Weekly', week: weekToShow(now) } : {}),
    }),
  );
  const [one, other] = data?.playerExpertRanking.flatMap(({ athlete }) => athlete ?? []) ?? [];
  if (!one || !other) return null;
  return (
    <Button onClick={() => onChoose([one.id, other.id])}>
      {position}: {one.lastName} or {other.lastName}
    </Button>
  );
}

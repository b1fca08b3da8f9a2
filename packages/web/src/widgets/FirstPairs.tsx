import { weekToShow } from '@pylon/engine/vocabulary/weeks';
import { useQueries } from '@tanstack/react-query';
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

/**
 * The first two of each position in the rankings, to begin with. Each has its place before it is known; where the
 * rankings name nobody, nothing is said.
 */
export function FirstPairs({ search, onChoose }: FirstPairsProps) {
  const now = useSeason();
  const seasonId = search.season ?? now.id;
  const isOfWeek = seasonId === now.id && isUnderWay(now);
  const asked = useQueries({
    queries: POSITIONS.map((position) =>
      answer('listRankings', {
        ...{ seasonId, scoringSystemId: search.scoring ?? DEFAULT_SCORING, rosterPositions: [position], limit: 2 },
        ...(isOfWeek ? { expertRankingPeriod: 'Weekly', week: weekToShow(now) } : {}),
      }),
    ),
  });
  if (asked.every(({ data }) => data?.playerExpertRanking.length === 0)) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      <p className="text-muted text-sm">First in the rankings of {isOfWeek ? `week ${weekToShow(now)}` : seasonId}</p>
      <ul aria-label="To begin with" className="flex flex-wrap justify-center gap-2 max-md:flex-col">
        {asked.map(({ data }, place) => {
          const position = POSITIONS[place];
          const [one, other] = data?.playerExpertRanking.flatMap(({ athlete }) => athlete ?? []) ?? [];
          return (
            <li key={position} className="h-9 max-md:h-11">
              {one && other && (
                <Button onClick={() => onChoose([one.id, other.id])}>
                  {position}: {one.lastName} or {other.lastName}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

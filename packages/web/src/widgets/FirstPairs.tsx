import { weekToShow } from '@pylon/engine/vocabulary/weeks';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../api/answers.ts';
import type { Input } from '../api/call.ts';
import { Button } from '../ui/Button.tsx';
import { DEFAULT_SCORING, type TableSearch } from './table/table-search.ts';
import { isUnderWay, useSeason } from './table/use-season.ts';

const POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;

export interface FirstPairsProps {
  readonly search: Pick<TableSearch, 'season' | 'scoring'>;
  /** @param ids of two players */
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The first two of each position in the rankings, to begin with. Each has its place before it is known. */
export function FirstPairs({ search, onChoose }: FirstPairsProps) {
  const now = useSeason();
  const seasonId = search.season ?? now.id;
  const isOfWeek = seasonId === now.id && isUnderWay(now);
  return (
    <div className="flex flex-col items-center gap-2">
      <p className="text-muted text-sm">First in the rankings of {isOfWeek ? `week ${weekToShow(now)}` : seasonId}</p>
      <ul aria-label="To begin with" className="flex flex-wrap justify-center gap-2 max-md:flex-col">
        {POSITIONS.map((position) => (
          <li key={position} className="h-9 max-md:h-11">
            <FirstPair
              input={{
                ...{
                  seasonId,
                  scoringSystemId: search.scoring ?? DEFAULT_SCORING,
                  rosterPositions: [position],
                  limit: 2,
                },
                ...(isOfWeek ? { expertRankingPeriod: 'Weekly', week: weekToShow(now) } : {}),
              }}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FirstPairProps extends Pick<FirstPairsProps, 'onChoose'> {
  readonly input: Input<'listRankings'>;
}

function FirstPair({ input, onChoose }: FirstPairProps) {
  const { data } = useQuery(answer('listRankings', input));
  const [one, other] = data?.playerExpertRanking.flatMap(({ athlete }) => athlete ?? []) ?? [];
  if (!one || !other) return null;
  return (
    <Button onClick={() => onChoose([one.id, other.id])}>
      {input.rosterPositions}: {one.lastName} or {other.lastName}
    </Button>
  );
}

import type { Mover } from '@pylon/contract/adp/adp';
import { ADP_PROVIDER_LABELS } from '@pylon/engine/vocabulary/adp-providers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LeagueBadges } from '../../widgets/league/LeagueBadges.tsx';
import { day } from '../../widgets/player/display.ts';
import { MoverList } from '../../widgets/table/MoverList.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { Trend, trendSpan } from '../../widgets/table/Trend.tsx';

/** Whose picks moved: a provider's, or those of all together. */
const columnWords = (sortColumn: string): string => {
  const names: Readonly<Record<string, string>> = ADP_PROVIDER_LABELS;
  return names[sortColumn] === undefined ? 'in the consensus' : `at ${names[sortColumn]}`;
};

/** Who rose and who fell between the two newest snapshots. */
export function AdpMovers({ input }: { readonly input: Input<'listAdpMovers'> }) {
  const { data } = useSuspenseQuery(answer('listAdpMovers', input));
  const first: Mover | undefined = data.movers[0];
  if (!first)
    return (
      <>
        <EmptyState
          hint={
            input.mineIn || input.freeIn
              ? 'Nobody of them moved between two snapshots of the same provider.'
              : 'Moves need two snapshots of the same provider. Another provider or season may have them.'
          }
        />
        <SourcesFoot provenance={data.provenance} />
      </>
    );
  const courses = data.movers.map(({ history }) => history);
  const span = trendSpan(courses);
  // of two numbers the row says all
  const course = courses.some(({ length }) => length > 2)
    ? ({ history }: Mover) => <Trend history={history} span={span} isPlain />
    : null;
  const list = { level: 2, meaning: 'picks', course } as const;
  return (
    <>
      <p className="text-base text-muted">
        Picks moved {columnWords(first.sortColumn)} between {day(first.fromDate)} and {day(first.toDate)}, largest moves
        first.
      </p>
      <LeagueBadges named={input.mineIn ?? input.freeIn}>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
          <MoverList {...list} title="Rising" moves={data.movers.filter((mover) => mover.change > 0)} />
          <MoverList {...list} title="Falling" moves={data.movers.filter((mover) => mover.change < 0)} />
        </div>
      </LeagueBadges>
      <SourcesFoot provenance={data.provenance} />
    </>
  );
}

import type { DraftRuns } from '@pylon/contract/drafting/draft-results';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal, money, odds } from '../../../../widgets/player/display.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { PickedPlayer } from '../grades/PickGrades.tsx';
import { runsWords } from './run-words.ts';

/** Players shown before the person asks for the rest. */
const SHOWN = 12;

interface RunResultsProps {
  readonly runs: DraftRuns;
  readonly grade: LetterGrade;
  readonly isAuction: boolean;
}

/** What came of the runs: how often each grade, and how often each player ended up on the team. */
export function RunResults({ runs, grade, isAuction }: RunResultsProps) {
  const { projectionPoints: points } = runs;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-3xl text-lg">
        {runsWords(runs, grade, isAuction)} By projected points the mean place is {decimal(runs.meanPlace, 1)}
        {isLocked(points) ? '.' : `; ${decimal(points.low)} to ${decimal(points.high)} points in eight of ten drafts.`}
      </p>
      <LockedNote of={points} what="The range of points" className="-mt-4" />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <GradeHistogram runs={runs} grade={grade} />
        <Exposures runs={runs} />
      </div>
    </div>
  );
}

function GradeHistogram({ runs, grade }: { readonly runs: DraftRuns; readonly grade: LetterGrade }) {
  const most = Math.max(1, ...runs.grades.map(({ count }) => count));
  return (
    <figure className="m-0">
      <figcaption className="pb-2 font-condensed font-bold text-lg">Grades of {decimal(runs.times)} drafts</figcaption>
      <ol className="flex h-52 items-stretch gap-1">
        {runs.grades.map(({ letterGrade, count }) => (
          <li key={letterGrade} className="flex min-w-0 grow basis-0 flex-col">
            <span className="sr-only">
              {letterGrade}: {count} drafts{letterGrade === grade && ', the grade of this one'}
            </span>
            <span aria-hidden className="flex min-h-0 grow flex-col justify-end">
              <span className="figures text-center text-muted text-xs">{count > 0 ? count : ''}</span>
              <span
                className={classNames('rounded-t-sm', letterGrade === grade ? 'bg-accent-fill' : 'bg-muted/70')}
                style={{ height: `${(88 * count) / most}%`, minHeight: count > 0 ? 2 : 0 }}
              />
            </span>
            <span
              aria-hidden
              className={classNames(
                'scoreboard border-edge border-t pt-1 text-center font-semibold text-base',
                letterGrade === grade && 'text-accent',
              )}
            >
              {letterGrade}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Exposures({ runs }: { readonly runs: DraftRuns }) {
  const [isAll, setIsAll] = useState(false);
  const isSold = runs.exposures.some(({ meanCost }) => meanCost !== null);
  const shown = isAll ? runs.exposures : runs.exposures.slice(0, SHOWN);
  return (
    <div>
      <h3 className="pb-1 text-lg">Whom you end up with</h3>
      <table className="w-full text-base">
        <caption className="sr-only">Players by how often they were on the team</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <ColumnHead title="Player" className="text-left" />
            <ColumnHead title="Of drafts" className="w-20" />
            <ColumnHead
              title={isSold ? 'For' : 'At pick'}
              className="w-20"
              hint={isSold ? 'Mean price, dollars' : 'Mean number of the pick'}
            />
            <ColumnHead title="ADP" className="w-14" />
          </tr>
        </thead>
        <tbody>
          {shown.map((player) => (
            <tr key={entityKey(player)} className="h-10 border-hairline border-b">
              <RowHead className="text-left font-normal">
                <PickedPlayer pick={player} />
              </RowHead>
              <td className="figures text-right font-semibold">{odds(player.share)}</td>
              <td className="figures text-right">{isSold ? money(player.meanCost) : decimal(player.meanPickNumber)}</td>
              <td className="figures text-right text-muted">{decimal(player.adp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {runs.exposures.length > SHOWN && (
        <Button size="small" kind="quiet" className="mt-2" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${runs.exposures.length}`}
        </Button>
      )}
    </div>
  );
}

import type { MockDraft, RateOutput } from '@pylon/contract/mock-draft';
import type { Answer } from '../../../api/call.ts';
import { DotStrip } from '../../../ui/DotStrip.tsx';
import { domainOf } from '../../../ui/scale.ts';
import { decimal, ordinal, signed } from '../../../widgets/display.ts';

export interface MyGradeProps {
  readonly draft: MockDraft;
  readonly mine: RateOutput;
  /** Of everybody, best first. */
  readonly grades: readonly RateOutput[];
  readonly weights: Answer<'listRateOutputs'>['weights'];
}

/** My grade, the sentence that explains it, and where I stand in the room. */
export function MyGrade({ draft, mine, grades, weights }: MyGradeProps) {
  const points = grades.map((grade) => grade.projectionPoints);
  const place = 1 + points.filter((each) => each > mine.projectionPoints).length;
  const domain = domainOf(points);
  // A little air, so that the first and the last dot are whole.
  const air = (domain.max - domain.min) / 50;
  return (
    <section aria-labelledby="grade-title" className="border-ink border-t-2 pt-4">
      <h2 id="grade-title" className="label">
        Your grade
      </h2>
      <div className="grid items-start gap-x-10 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="scoreboard font-bold text-[7rem] leading-[0.9]">
          <span className="sr-only">Grade </span>
          {mine.letterGrade}
        </p>
        <div className="flex max-w-3xl flex-col gap-4">
          <p className="text-lg">{mine.expertDescription}</p>
          <div>
            <DotStrip
              className="w-full"
              label={`Projected points of the ${grades.length} line-ups, from ${decimal(domain.min)} to ${decimal(domain.max)}; yours are ${decimal(mine.projectionPoints)}, ${ordinal(place)} of ${grades.length}`}
              domain={{ min: domain.min - air, max: domain.max + air }}
              post={mine.meanProjectionValue}
              dots={[
                ...grades
                  .filter((grade) => grade !== mine)
                  .map((grade) => ({ key: grade.mockDraftParticipantId, value: grade.projectionPoints })),
                { key: mine.mockDraftParticipantId, value: mine.projectionPoints, isMine: true },
              ]}
            />
            <p aria-hidden className="figures flex justify-between pt-1 text-muted text-sm">
              <span>{decimal(domain.min)}</span>
              <span className="px-2 text-center">
                projected points of the {draft.configuration.numberOfTeams} line-ups, the bar is the mean
              </span>
              <span>{decimal(domain.max)}</span>
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-y-3 border-hairline border-t pt-3 sm:grid-cols-4">
            <Fact name="Projected" value={decimal(mine.projectionPoints)} />
            <Fact name="In the room" value={`${ordinal(place)} of ${grades.length}`} />
            <Fact name="Over replacement" value={decimal(mine.vorp)} />
            <Fact name="Usual for such picks" value={signed(mine.expectedVORP, 0).replace('+', '')} />
          </dl>
          <p className="text-muted text-sm">
            What the grade is made of:{' '}
            {weights
              .map(({ name, percent }) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)} ${percent}%`)
              .join(', ')}
            . An average draft in the room is a B- or C+.
          </p>
        </div>
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="scoreboard font-semibold text-xl">{value}</dd>
    </div>
  );
}

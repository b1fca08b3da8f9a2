import { JUDGED_WEEKS } from '@pylon/contract/cruise-control/cruise-limits';
import { many } from '../../widgets/player/display.ts';
import { broughtWords, changeWords, outcomeWords, type PastClaims as Told, weekList } from './cruise-words.ts';

/** Whom it would have claimed before the weeks that are over, and what that would have brought. */
export function PastClaims({ told: { weeks, unknownWeeks, total, knowsMoves } }: { readonly told: Told }) {
  const withClaims = weeks.filter(({ claims }) => claims.length > 0);
  return (
    <>
      <h3 className="label pt-2">Claims</h3>
      {weeks.length === 0 ? (
        <p className="text-base">Of no week that is over it is known who was free before it.</p>
      ) : (
        <p className="border-accent border-l-[3px] pl-3 text-lg">
          <span className="scoreboard font-bold text-2xl">{broughtWords(total.broughtPoints)}</span> by{' '}
          {many(total.claims, 'claim')} before {many(total.weeks, 'week')}
        </p>
      )}
      {withClaims.length > 0 && (
        <ol aria-label="Past claims" className="border-hairline border-t">
          {withClaims.map(({ week, claims }) => (
            <li key={week} className="flex flex-col gap-0.5 border-hairline border-b py-2">
              <span className="font-semibold text-lg">Week {week}</span>
              {claims.map((claim) => (
                <span key={claim.comes.id} className="block text-base">
                  {changeWords(claim)}
                  <span className="text-muted text-sm"> · {outcomeWords(claim)}</span>
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      {unknownWeeks.length > 0 && (
        <p className="text-muted text-sm">Claims not known, and left out: {weekList(unknownWeeks)}.</p>
      )}
      {weeks.length > 0 && (
        <p className="text-muted text-sm">
          Each week by itself, from the roster that you had before its claims were run and the projections that were
          published for it. A claim counts by what your best line-ups by each week’s projections made more with it, from
          its week on, {many(JUDGED_WEEKS, 'week')} at most.{' '}
          {knowsMoves
            ? 'What others bid is as your league’s moves tell it.'
            : 'Moves of your league are not known: every claim is taken as won.'}
        </p>
      )}
    </>
  );
}

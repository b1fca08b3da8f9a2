import { isLocked } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { UTILIZED_POSITIONS } from '@pylon/engine/player-value/utilization.shape';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, percent } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { UtilizationRing } from '../../widgets/player/UtilizationRing.tsx';
import { Change } from '../../widgets/table/Change.tsx';

/** The player's part in the offence in the last four weeks, as its table has it; or why there is no score. */
export function Utilization({ card }: { readonly card: PlayerCard }) {
  const { position, positionLabel = '' } = entityOf(card) ?? {};
  const { usage, seasonId } = card;
  if (!UTILIZED_POSITIONS.some((name) => name === position))
    return (
      <Words>The score is of running backs, receivers and tight ends: how much of the offense runs through them.</Words>
    );
  if (isLocked(usage)) return <LockedNote of={usage} what="The score of the last four weeks, and of every week" />;
  if (!usage)
    return (
      <Words>
        {card.gameLog.some(({ score }) => score)
          ? `No snap on offense in the last four weeks that were played in ${seasonId}.`
          : `The score begins with the first game of ${seasonId}.`}
      </Words>
    );
  const parts = [
    ['Place', `${positionLabel}${usage.rank}`],
    ['Change', <Change key="change" value={usage.change} />],
    ['Last week', decimal(usage.week)],
    ['Season', decimal(usage.season)],
    ['Snaps', percent(usage.snapShare)],
    ['Targets', percent(usage.targetShare)],
    ['Carries', percent(usage.carryShare)],
  ] as const;
  return (
    <>
      <Words>How much of the offense runs through the player, last four weeks.</Words>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
        <UtilizationRing score={usage.score} size={72} />
        <dl className="figures flex flex-wrap gap-x-6 gap-y-2">
          {parts.map(([title, told]) => (
            <div key={title}>
              <dt className="label">{title}</dt>
              <dd className="font-semibold text-base">{told}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

const Words = ({ children }: { readonly children: string }) => <p className="text-base text-muted">{children}</p>;

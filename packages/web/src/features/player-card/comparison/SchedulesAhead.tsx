import { unlocked } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { OpponentStrip } from '../../../widgets/table/places/OpponentStrip.tsx';

/** Each player's opponents by week, with their place among those who allow the position the most. */
export function SchedulesAhead({ players }: { readonly players: readonly ComparedPlayer[] }) {
  const known = players.flatMap((player) => {
    const schedule = unlocked(player.schedule);
    return schedule ? [{ player, schedule }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">Opponents by week</h2>
      <p className="mb-3 text-base text-muted">
        1st allows the position the most. Told by the {known[0]?.schedule.basis}; differences are small, and mostly
        chance.
      </p>
      <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
        {known.map(({ player, schedule }) => (
          <div key={entityKey(player)}>
            <h3 className="text-lg">{entityOf(player)?.name}</h3>
            <OpponentStrip opponents={schedule.opponents} />
          </div>
        ))}
      </div>
    </section>
  );
}

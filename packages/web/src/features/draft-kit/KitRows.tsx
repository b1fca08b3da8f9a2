import type { KitPlayer } from '../../api/kit-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { decimal, NONE } from '../../widgets/player/display.ts';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';

export interface KitRowsProps {
  readonly players: readonly KitPlayer[];
  readonly taken: ReadonlySet<string>;
  /** Whether the list tells average draft positions. */
  readonly hasAdp: boolean;
  readonly onTake: (playerId: string, isTaken: boolean) => void;
}

interface Tier {
  /** Null where tiers are not told. */
  readonly tier: number | null;
  readonly players: readonly KitPlayer[];
}

/** Runs of players of one tier. */
function tiersOf(players: readonly KitPlayer[]): readonly Tier[] {
  const tiers: { tier: number | null; players: KitPlayer[] }[] = [];
  for (const player of players) {
    const last = tiers.at(-1);
    if (last && last.tier === player.tier) last.players.push(player);
    else tiers.push({ tier: player.tier, players: [player] });
  }
  return tiers;
}

/** Players of a list: place, name, position, team, bye week, ADP, and whether somebody has taken them. */
export const KitRows = ({ players, taken, hasAdp, onTake }: KitRowsProps) => (
  <>
    {tiersOf(players).map(({ tier, players: ofTier }) => (
      <section key={ofTier[0]?.id}>
        {tier !== null && (
          <h3 className="scoreboard flex items-center gap-2 pt-3 font-semibold text-muted text-xs tracking-wide">
            TIER {tier}
            <span aria-hidden className="h-px grow bg-edge" />
          </h3>
        )}
        <ol>
          {ofTier.map((player) => (
            <KitRow key={player.id} player={player} isTaken={taken.has(player.id)} hasAdp={hasAdp} onTake={onTake} />
          ))}
        </ol>
      </section>
    ))}
  </>
);

interface KitRowProps {
  readonly player: KitPlayer;
  readonly isTaken: boolean;
  readonly hasAdp: boolean;
  readonly onTake: KitRowsProps['onTake'];
}

const KitRow = ({ player, isTaken, hasAdp, onTake }: KitRowProps) => {
  const { id, name, position, positionRank, team, byeWeek, place, adp } = player;
  return (
    <li className="figures flex min-h-10 items-center gap-2 border-hairline border-b text-base [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] max-md:min-h-12">
      <span className="w-8 shrink-0 text-right text-muted text-sm">{place}</span>
      <span className={classNames('min-w-0 truncate font-semibold', isTaken && 'text-muted line-through')}>{name}</span>
      <span className="ml-auto flex shrink-0 items-baseline gap-2 text-muted text-sm">
        <PositionTag position={position} rank={positionRank} />
        <span className="w-8">{team ?? 'FA'}</span>
        <span className="w-6 text-right max-xs:hidden">{byeWeek ?? NONE}</span>
        {hasAdp && <span className="w-11 text-right text-ink">{decimal(adp, 1)}</span>}
      </span>
      <button
        type="button"
        aria-pressed={isTaken}
        aria-label={`${name} is taken`}
        onClick={() => onTake(id, !isTaken)}
        className={classNames(
          'h-8 w-16 shrink-0 rounded-md border font-semibold text-sm transition-colors max-md:h-10',
          isTaken ? 'border-ink bg-raised text-ink' : 'border-edge bg-surface text-muted hover:text-ink',
        )}
      >
        Taken
      </button>
    </li>
  );
};

import { classNames } from '../../ui/class-names.ts';
import { type EntityRow, entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import { POSITION_TILES } from '../../widgets/player/position-tiles.ts';

export interface SharePart {
  readonly row: EntityRow;
  /** 0 to 100. */
  readonly share: number;
}

/** Percent that a part needs to bear a name, and to be named to who cannot see it. */
const LEAST_NAMED = 8;

/** A whole as a row of its parts, those of a position together: first the positions, under them the players. */
export function ShareRow({ title, parts }: { readonly title: string; readonly parts: readonly SharePart[] }) {
  const drawn = parts
    .filter(({ share }) => share > 0)
    .flatMap(({ row, share }) => {
      const entity = entityOf(row);
      return entity ? [{ key: entityKey(row), entity, share }] : [];
    });
  if (drawn.length === 0) return null;
  const positions = [...Map.groupBy(drawn, ({ entity }) => entity.position)];
  const named = drawn
    .filter(({ share }) => share >= LEAST_NAMED)
    .map(({ entity, share }) => `${entity.name} ${Math.round(share)}%`);
  return (
    <figure aria-label={`${title}: ${named.join(', ')}. The table has everybody.`} className="min-w-0">
      <figcaption className="label pb-1">{title}</figcaption>
      <div aria-hidden className="flex gap-1">
        {positions.map(([position, players]) => {
          const whole = players.reduce((sum, { share }) => sum + share, 0);
          return (
            <div key={position ?? 'other'} className="min-w-0" style={{ flex: `${whole} 1 0` }}>
              <p className="h-4 truncate text-xs">
                {whole >= LEAST_NAMED && (
                  <>
                    <PositionTag position={position} /> <span className="figures text-muted">{Math.round(whole)}%</span>
                  </>
                )}
              </p>
              <div className="flex h-10 gap-px overflow-hidden rounded-sm">
                {players.map(({ key, entity, share }) => (
                  <span
                    key={key}
                    title={`${entity.name} ${Math.round(share)}%`}
                    className={classNames(
                      'flex min-w-0 flex-col justify-center overflow-hidden px-1 text-xs leading-4',
                      position === null ? 'bg-raised' : `text-on-fill ${POSITION_TILES[position]}`,
                    )}
                    style={{ flex: `${share} 1 0` }}
                  >
                    {share >= LEAST_NAMED && (
                      <>
                        <span className="truncate font-semibold">{entity.shortName.replace(/^\S\. /, '')}</span>
                        <span className="figures truncate">{Math.round(share)}%</span>
                      </>
                    )}
                  </span>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </figure>
  );
}

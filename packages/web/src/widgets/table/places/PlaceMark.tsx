import { ordinal } from '@pylon/engine/vocabulary/ordinal';

/** Of 32 teams: the first and the last quarter are marked. */
const QUARTER = 8;
const LAST_QUARTER = 25;

/** The sign of a team's place at either end of the league, and the colour that repeats what the sign says. */
const placeTone = (place: number): readonly [sign: string, tone: string] => {
  if (place <= QUARTER) return ['▲', 'text-good'];
  return place >= LAST_QUARTER ? ['▼', 'text-bad'] : ['', 'text-muted'];
};

/** A team's place beside its figure. */
export function PlaceMark({ place }: { readonly place: unknown }) {
  if (typeof place !== 'number') return null;
  const [sign, tone] = placeTone(place);
  return (
    <span className={`figures ml-1.5 inline-flex w-13 justify-end gap-0.5 text-sm ${tone}`}>
      <span className="sr-only">, </span>
      {ordinal(place)}
      <span aria-hidden className="w-3 text-center text-xs">
        {sign}
      </span>
    </span>
  );
}

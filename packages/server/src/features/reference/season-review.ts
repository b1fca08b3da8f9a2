// What became of a season's drafts: places at the position, in drafts and at the end.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getSeasonReview } from '@pylon/contract/reference/reference';
import { onceFor } from '../../almanac/edition-memo.ts';
import { marketRanks } from '../../football/market-order.ts';
import { seasonPoints } from '../../football/season-points.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import { toWireEntity } from '../../wire/entity.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';

type Answer = AnswerOf<typeof getSeasonReview>;
type Lists = Pick<Answer, 'firstRound' | 'steals' | 'busts'>;

const FIRST_ROUND = 12;
const MOST_NAMED = 5;
/** Players of a position whom twelve teams start, a place of any position among them. */
const STARTED: Readonly<Record<string, number>> = { QB: 12, RB: 30, WR: 36, TE: 12 };

export function seasonReview({
  edition,
  query,
  now,
  prepared: { scoring },
}: EditionInput<typeof getSeasonReview, { readonly scoring: KnownScoring }>): Outcome<Answer> {
  const season = seasonById(edition, query.seasonId, now);
  return season.ok
    ? found({ ...turnouts(edition, season.value.year, scoring), provenance: provenanceOf(edition) })
    : season;
}

/** A place at the position in drafts and at the end, and how far apart they are. */
interface Placed {
  readonly entityId: string;
  readonly position: string;
  readonly drafted: number | null;
  readonly finish: number | null;
  readonly games: number;
  /** How many times as good the end is as the draft: RB 30 who ends as RB 10 has 3. */
  readonly rise: number;
}

const turnouts = (edition: Edition, season: number, scoring: KnownScoring): Lists =>
  onceFor(edition, `season review ${season} ${scoring.key}`, () => {
    const placed = placedOf(edition, season, scoring);
    const named = (some: readonly Placed[]) =>
      some.flatMap(({ entityId, drafted, finish, games }) => {
        const entity = toWireEntity(edition, entityId, season);
        return entity ? [{ ...entity, drafted, finish, games }] : [];
      });
    const isStarter = ({ position }: Placed, place: number | null) =>
      place !== null && place <= (STARTED[position] ?? 0);
    return {
      firstRound: named(placed.slice(0, FIRST_ROUND)),
      steals: named(
        placed
          .filter((each) => each.rise > 1 && isStarter(each, each.finish))
          .toSorted((a, b) => b.rise - a.rise)
          .slice(0, MOST_NAMED),
      ),
      busts: named(
        placed
          .filter((each) => each.rise < 1 && isStarter(each, each.drafted))
          .toSorted((a, b) => a.rise - b.rise)
          .slice(0, MOST_NAMED),
      ),
    };
  });

/** Everybody who was drafted or played, the drafted first in the order of drafts. */
function placedOf(edition: Edition, season: number, scoring: KnownScoring): readonly Placed[] {
  const market = [...marketRanks(edition, season, scoring)].sort(([, a], [, b]) => a - b);
  const totals = seasonPoints(edition, season, scoring);
  if (market.length === 0 || totals.size === 0) return [];
  const draftedAt = new Map<string, number>();
  const finishedAt = new Map<string, number>();
  const positionOf = (entityId: string) => edition.indexes.positionOf(entityId, season) ?? '';
  const drafted = new Map(
    market.map(([entityId]) => {
      const place = 1 + (draftedAt.get(positionOf(entityId)) ?? 0);
      draftedAt.set(positionOf(entityId), place);
      return [entityId, place] as const;
    }),
  );
  for (const [entityId, { positionFinish }] of totals) {
    const position = positionOf(entityId);
    finishedAt.set(position, Math.max(finishedAt.get(position) ?? 0, positionFinish ?? 0));
  }
  const everybody = new Set([...drafted.keys(), ...totals.keys()]);
  return [...everybody].map((entityId) => {
    const position = positionOf(entityId);
    const place = drafted.get(entityId) ?? null;
    const total = totals.get(entityId);
    const finish = total?.positionFinish ?? null;
    // Whoever has no place stands behind all who have one.
    const from = place ?? 1 + (draftedAt.get(position) ?? 0);
    const to = finish ?? 1 + (finishedAt.get(position) ?? 0);
    return { entityId, position, drafted: place, finish, games: total?.games ?? 0, rise: from / to };
  });
}

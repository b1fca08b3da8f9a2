// Players who are to be started in one league of a person and left on the bench in another.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isReserve, isStarting, SLOT_POSITIONS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { namedIn } from '../../leagues/known-league.ts';
import { type bestPlaces, isLocked } from '../../leagues/line-ups.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';

type Split = AnswerOf<typeof needsAttention>['splits'][number];

const MOST_SPLITS = 10;

export class SplitAdvice {
  readonly #tier: Tier;
  readonly #byEntity = new Map<string, Split>();

  constructor(tier: Tier) {
    this.#tier = tier;
  }

  /** Looks at a league’s team whose best line-up is known. */
  add(
    own: TeamOfWeek,
    league: { readonly userLeagueId: string; readonly leagueName: string },
    { best, now }: { readonly best: ReturnType<typeof bestPlaces>; readonly now: Date },
  ): void {
    const placeOf = (player: WeekPlayer) => best.get(player.leagueRosterId) ?? player.place;
    const starters = own.team.filter((player) => isStarting(placeOf(player)));
    for (const player of own.team) {
      const { entityId, position, usable, place } = player;
      if (entityId === null || position === null || usable === 0 || isReserve(place) || isLocked(player, now)) continue;
      const starts = isStarting(placeOf(player));
      const before = starters
        .filter((each) => SLOT_POSITIONS[placeOf(each) as Slot].includes(position)) // starters’ places are slots
        .toSorted((one, other) => one.usable - other.usable)[0];
      const known = this.#byEntity.get(entityId) ?? { ...namedIn(own, player), leagues: [] };
      this.#byEntity.set(entityId, known);
      known.leagues.push({
        ...{ ...league, starts },
        behind: starts || !before ? null : namedIn(own, before),
        missingPoints: gated(
          this.#tier,
          'startSitProjections',
          starts || !before ? null : cents(before.usable - usable),
        ),
      });
    }
  }

  /** Those about whom leagues differ, whoever is in most first. */
  told(): Split[] {
    return [...this.#byEntity.values()]
      .filter(({ leagues }) => new Set(leagues.map(({ starts }) => starts)).size === 2)
      .sort((one, other) => other.leagues.length - one.leagues.length)
      .slice(0, MOST_SPLITS)
      .map((split) => ({
        ...split,
        leagues: split.leagues.toSorted((one, other) => Number(other.starts) - Number(one.starts)),
      }));
  }
}

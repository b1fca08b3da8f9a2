// What came of a trade: both rosters of a side over the weeks that it could count in.
import type { Edition } from '@pylon/almanac/editions/edition';
import { scoredLineups } from '@pylon/engine/trades/scored-lineups';
import { type TradePlayer, tradeLeague, type WirePoints } from '@pylon/engine/trades/trade-league';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { AdviceSubject, TradeSubject } from '../../../db/tables/advice.ts';
import { expectationSteps, weekExpectations } from '../../../leagues/week-expectations.ts';
import { knownScoring } from '../../../wire/scoring-system.ts';
import type { ToldSheet } from './advice-sheets.queries.ts';
import { hundredths, judged, type Outcome, unjudged } from './outcome.ts';
import { weekPoints } from './week-points.ts';

/** A week after a trade, in the league's scoring and by entity. */
export interface LaterWeek {
  /** As published for the week itself: what managers set their line-ups by. */
  readonly expected: ReadonlyMap<string, number>;
  readonly points: ReadonlyMap<string, number>;
}

/** The weeks that trades of a sheet count in, a step at a time; none for a sheet without any. */
export function* laterWeeks(
  edition: Edition,
  season: number,
  { scoring: settings, shape }: Pick<ToldSheet, 'scoring' | 'shape'>,
  statements: readonly { readonly subject: AdviceSubject }[],
): Generator<void, ReadonlyMap<number, LaterWeek>> {
  const all = new Map<number, LaterWeek>();
  const trades = statements.flatMap(({ subject }) => ('tradeId' in subject ? [subject] : []));
  const numbers = new Set(trades.flatMap(({ weeks }) => weeks.map(({ week }) => week)));
  if (numbers.size === 0) return all;
  const scoring = knownScoring({
    ...{ id: 'league', name: 'League', settings, league: shape, owner: null, platform: null, isHidden: true },
  });
  for (const week of numbers) {
    const at = { season, week };
    yield* expectationSteps(edition, at, scoring, 'market');
    const lines = weekExpectations(edition, at, scoring, 'market');
    all.set(week, {
      expected: new Map([...lines].map(([entityId, { points }]) => [entityId, points.expected])),
      points: weekPoints(edition, at, settings),
    });
    yield;
  }
  return all;
}

/** Whether a side's line-ups scored more with a trade than without it. */
export function gainOf(
  { weeks, before, after, wire }: TradeSubject,
  { laterWeeks: all, slots }: { readonly laterWeeks: ReadonlyMap<number, LaterWeek>; readonly slots: SlotCounts },
): Outcome {
  const played = weeks.map(({ week }) => all.get(week));
  if (played.some((week) => !week || week.expected.size === 0)) return unjudged('not-told');
  const players = new Map(
    [...before, ...after].map(({ playerId: id, position }): [string, TradePlayer] => [
      id,
      {
        ...{ id, positions: [position], value: 0 },
        points: Float64Array.from(played, (week) => Math.max(0, week?.expected.get(id) ?? 0)),
      },
    ]),
  );
  const league = tradeLeague({
    ...{ slots, rosterSize: 0, weeks, teams: [{ id: '', players: [...players.values()] }] },
    wire: Object.fromEntries(
      POSITIONS.map((position) => [position, Float64Array.from(wire[position])]),
    ) as unknown as WirePoints, // one each
  });
  const scoredBy = (roster: TradeSubject['before']) =>
    scoredLineups(
      league,
      roster.flatMap(({ playerId }) => players.get(playerId) ?? []),
      (playerId, week) => played[week]?.points.get(playerId) ?? 0,
    );
  const [without, withIt] = [scoredBy(before), scoredBy(after)];
  return hundredths(without) === hundredths(withIt) ? unjudged('no-change') : judged(withIt, without);
}

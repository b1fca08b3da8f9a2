import type { Season } from '@pylon/contract/wire';
import { hasOwnOrder, type OrderShown, orderWords, restOrderWords } from '../../widgets/experts/order-words.ts';
import { weekLabel } from '../../widgets/player/display.ts';
import { isOver, isUnderWay } from '../../widgets/table/use-season.ts';
import type { RankingPeriod } from './rankings.search.ts';

interface Asked {
  readonly period: RankingPeriod;
  /** The season that is played or comes next. */
  readonly season: Season;
  /** The season that is shown. */
  readonly year: number;
  /** null where the address asks for what there is not. */
  readonly week: number | null;
}

/** What is told of an order. */
interface ToldOrder extends OrderShown {
  /** Whoever ranks the period. */
  readonly everyExpert: readonly unknown[];
}

/**
 * What the page answers, and in whose order where nobody has made one for its weeks. A list in which nobody has ranked
 * anybody is in no order.
 */
export function questionOf(asked: Asked, told: ToldOrder | undefined): string {
  const order = told && told.everyExpert.length > 0 ? told : undefined;
  const { period, season } = asked;
  if (period === 'Seasonal') return 'Who to draft, in what order, and how far the experts disagree.';
  if (period === 'RestOfSeason') {
    if (isOver(season)) return `The ${season.year} season is over: no week of it is left.`;
    return (order && restOrderWords(order)) ?? 'What everybody is worth from here to the end.';
  }
  const question = weekQuestion(asked);
  if (!order) return question;
  return hasOwnOrder(order) ? `${question} ${orderWords(order)}` : orderWords(order);
}

/** What a week's list answers: of a week that is over, what was told before it. */
function weekQuestion({ season, year, week }: Asked): string {
  if (week === null) return 'Whom to start, and how sure that is.';
  const isThisSeason = year === season.year;
  if (isThisSeason && isUnderWay(season) && week === season.currentWeek)
    return 'Whom to start this week, and how sure that is.';
  const label = weekLabel(week, year);
  const name = label.startsWith('Week') ? label.toLowerCase() : `the ${label}`;
  return !isThisSeason || isOver(season) || week < season.currentWeek
    ? `Whom to start in ${name}, as it was told before it.`
    : `Whom to start in ${name}, and how sure that is.`;
}

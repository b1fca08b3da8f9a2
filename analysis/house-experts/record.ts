// How a method did against what it starts from, in seasons that did not choose its constants.
import type { ExpertRecord } from '../../packages/engine/src/methods/expert-record.shape.ts';

/** A record with the share of chances that it speaks of. */
export interface JudgedShare extends ExpertRecord {
  /** What the choosing seasons chose. */
  readonly chosen: number;
  /** What the product uses. */
  readonly kept: number;
}

const pair = (score: ExpertRecord['own'] | null) =>
  (score ? `${score.error.toFixed(3)}/${score.order.toFixed(3)}` : '').padEnd(13);

export function printRecords(records: readonly ExpertRecord[]): void {
  console.log('method       period        name  n     from         method       plain mean   (error/order)');
  for (const { expert, period, name, count, baseline, own, plain } of records) {
    console.log(
      expert.padEnd(12),
      period.padEnd(13),
      name.padEnd(5),
      String(count).padEnd(5),
      pair(baseline),
      pair(own),
      pair(plain),
    );
  }
}

export function printShares(shares: readonly JudgedShare[]): void {
  printRecords(shares);
  for (const { period, name, chosen, kept } of shares) console.log(period, name, 'chosen', chosen, 'used', kept);
}

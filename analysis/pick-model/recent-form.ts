// Where players have been going in the latest drafts, compared with the average draft position that drafters saw. The
// average trails the news: after an injury or a good report drafts differ from it for days.
import { SPREAD_POWER } from '@pylon/engine/mock-draft/bots/choice-model.shape';

/** A finished draft, in the order of its picks. */
interface FinishedDraft {
  readonly startedAt: number;
  readonly rows: readonly { readonly name: string; readonly adp: number }[];
}

/**
 * How a player's last picks count: the sum of how far they were from their average, and of their weights, as of a day.
 */
interface Form {
  sum: number;
  weight: number;
  at: number;
}

const DAY_MS = 86_400_000;
/** A pick counts half after so many days. */
const HALF_LIFE_MS = 3 * DAY_MS;
/** Picks that a player's average counts as: few drafts say little. */
const PRIOR = 3;
/** One strange pick is not a trend: further away than this, in units of spread, counts as this. */
const MOST = 3;

/** The memory of drafts, which learns them in the order of time. */
export function recentForm() {
  const forms = new Map<string, Form>();
  const aged = (form: Form, now: number) => 0.5 ** ((now - form.at) / HALF_LIFE_MS);
  return {
    /** Adds a draft, not before those added earlier. */
    learn({ startedAt, rows }: FinishedDraft): void {
      rows.forEach(({ name, adp }, turn) => {
        if (!(adp > 0)) return;
        const away = (turn + 1 - adp) * adp ** -SPREAD_POWER;
        const form = forms.get(name) ?? { sum: 0, weight: 0, at: startedAt };
        const age = aged(form, startedAt);
        form.sum = form.sum * age + Math.max(-MOST, Math.min(MOST, away));
        form.weight = form.weight * age + 1;
        form.at = startedAt;
        forms.set(name, form);
      });
    },
    /** The pick at which a player of this average is to be expected. */
    going(name: string, adp: number, now: number): number {
      const form = forms.get(name);
      if (form === undefined) return adp;
      const age = aged(form, now);
      const spread = adp ** SPREAD_POWER;
      return Math.max(1, adp + (spread * form.sum * age) / (form.weight * age + PRIOR));
    },
  };
}

// After a week what was told of its leagues is judged, and the sums of enough leagues are put out.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { adviceSums } from '@pylon/engine/accuracy/advice-record';
import type { EditionSource } from '../../../almanac/edition-holder.ts';
import { inSlices } from '../../../almanac/in-slices.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { isTold, kickoffsOf, type WeekOfSeason } from '../../../football/games/week-games.ts';
import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import { publishWeeks } from './advice-records.queries.ts';
import {
  forgetStatements,
  judgeSheet,
  type SheetSums,
  statementsOf,
  type ToldSheet,
  toldSheets,
  unjudgedWeeks,
} from './advice-sheets.queries.ts';
import { claimsBetween } from './told-claims.ts';
import { laterWeeks } from './trade-outcomes.ts';
import { outcomesOf } from './week-outcomes.ts';
import { weekPoints } from './week-points.ts';

interface Parts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly clock: Clock;
}

const DAY_MS = 24 * 3_600_000;
/** Sheets of one run. */
const SHEETS_AT_ONCE = 2_000;
/** A league that was not read for so long after the week's last kick-off is not waited for. */
const WAITED_MS = 14 * DAY_MS;
/** Statements are kept for a year, to go through a season afterwards; their sums stay. */
const KEPT_MS = 365 * DAY_MS;

export const judgeAdvice = defineJob({
  name: 'judge-advice',
  schema: NOTHING,
  every: '26,56 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  longestSeconds: 1_500,
  async run(_nothing, { db, editions, clock }: Parts, { signal }) {
    const edition = editions.current();
    if (!edition) return;
    for (const week of await unjudgedWeeks(db)) {
      if (!isTold(edition, week)) continue;
      const lastKickoff = kickoffsOf(edition, week)?.last ?? 0;
      const isLate = clock.now().getTime() > lastKickoff + WAITED_MS;
      for (const sheet of await toldSheets(db, week, isLate, SHEETS_AT_ONCE)) {
        if (signal.aborted) return;
        await judge(db, edition, week, { sheet, at: clock.now() });
        await nextTurn();
      }
    }
    await publishWeeks(db);
    await forgetStatements(db, new Date(clock.now().getTime() - KEPT_MS));
  },
});

async function judge(
  db: Db,
  edition: Edition,
  week: WeekOfSeason,
  { sheet, at }: { readonly sheet: ToldSheet; readonly at: Date },
): Promise<void> {
  const statements = await statementsOf(db, sheet.id);
  const outcomes = outcomesOf(statements, {
    ...{ ...sheet, slots: sheet.shape.slots, points: weekPoints(edition, week, sheet.scoring) },
    claims: claimsBetween(edition, sheet, kickoffsOf(edition, week)?.first ?? 0),
    laterWeeks: await inSlices(laterWeeks(edition, week.season, sheet, statements)),
  });
  const told = statements.flatMap((statement, at) => {
    const outcome = outcomes[at];
    return outcome ? [{ ...statement, ...outcome }] : [];
  });
  const groups = Map.groupBy(told, ({ kind, basis }) => `${kind} ${basis}`);
  const sums = [...groups.values()].flatMap((group): readonly SheetSums[] => {
    const [first] = group;
    if (!first) return [];
    const counted = group.flatMap(({ chance, baseline, outcome }) =>
      outcome === null ? [] : [{ chance, baseline, outcome }],
    );
    return adviceSums(counted).map((each) => ({ ...each, kind: first.kind, basis: first.basis }));
  });
  await judgeSheet(db, { id: sheet.id, at, outcomes: told, sums });
}

import type { sos } from '@pylon/contract/tables/week/sos.table';
import { schedulesAhead } from '../../../football/schedule-ahead.ts';
import type { RowsOf } from '../../../tables/rows.ts';

/** Every team's schedule, for the positions asked for. */
export const rows: RowsOf<typeof sos> = ({ edition, season, scoring, positions, choices }) =>
  schedulesAhead(edition, season, scoring, positions, {
    from: Number(choices.fromWeek),
    through: Number(choices.throughWeek),
  });

import type { ColumnType } from 'kysely';

/** A moment: read as a Date; the database fills it in unless one is given. */
export type Moment = ColumnType<Date, Date | undefined, Date>;

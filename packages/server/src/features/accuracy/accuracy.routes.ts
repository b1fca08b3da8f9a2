import { listAccuracy } from '@pylon/contract/accuracy/accuracy';
import { listAdviceRecords, listMyAdviceRecords } from '@pylon/contract/accuracy/advice-record';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { accuracy } from './accuracy.service.ts';
import { everybodysRecords, myRecords } from './advice/advice-records.service.ts';

/** What adding up a person's own leagues costs, milliseconds. */
const OWN_MS = 5;

/** How near lists came to what then happened, and what came of the chances that tools told. */
export function accuracyRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(listAccuracy, accuracy);
  route.fromEdition(
    listAdviceRecords,
    ({ prepared: { records } }) => found({ records }),
    () => everybodysRecords(db),
  );
  route.forPerson(listMyAdviceRecords, ({ person, caller }) =>
    caller.mayCost(OWN_MS) ? myRecords(db, person) : failure('too-many-requests'),
  );
}

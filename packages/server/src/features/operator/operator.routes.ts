import { getOperatorView } from '@pylon/contract/operator/operator-view';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { isOperator } from './operator-view.queries.ts';
import { type OperatorParts, operatorView } from './operator-view.ts';

/** How the product runs. Whoever is no operator is told what everybody is told of a call that there is not. */
export function operatorRoutes(route: Router, parts: OperatorParts): void {
  route.forVisitor(getOperatorView, async ({ person }) =>
    person && (await isOperator(parts.db, person.id)) ? found(await operatorView(parts)) : failure('not-found'),
  );
}

// Whether grades, what-ifs and standings agree. Written by `node analysis/grades/agreement.ts 8`: measured,
// never edited.
import type { AgreementFigures } from './figures.shape.ts';

/** @source analysis/grades */
export const AGREEMENT_FIGURES: readonly AgreementFigures[] = [
  {
    name: 'One quarterback, with a plan',
    drafts: 8,
    agreement: 0.991,
    leastAgreement: 0.98,
    whatIfs: 31,
    lowering: 0,
    place: 1.75,
    letters: [7, 1, 0, 0, 0],
  },
  {
    name: 'One quarterback, without',
    drafts: 8,
    agreement: 0.984,
    leastAgreement: 0.94,
    whatIfs: 22,
    lowering: 0,
    place: 1.0,
    letters: [8, 0, 0, 0, 0],
  },
];

// Whether grades, what-ifs and standings agree. Written by `node analysis/grades/agreement.ts 12`: measured,
// never edited.
import type { AgreementFigures } from './figures.shape.ts';

/** @source analysis/grades */
export const AGREEMENT_FIGURES: readonly AgreementFigures[] = [
  {
    "name": "one quarterback, by projections",
    "drafts": 12,
    "agreement": 0.991,
    "leastAgreement": 0.972,
    "whatIfs": 18,
    "lowering": 0,
    "place": 1.08,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "one quarterback, by the market",
    "drafts": 12,
    "agreement": 0.993,
    "leastAgreement": 0.979,
    "whatIfs": 22,
    "lowering": 0,
    "place": 1.42,
    "letters": [
      11,
      1,
      0,
      0,
      0
    ]
  },
  {
    "name": "superflex, by projections",
    "drafts": 12,
    "agreement": 0.988,
    "leastAgreement": 0.951,
    "whatIfs": 28,
    "lowering": 0,
    "place": 1.75,
    "letters": [
      11,
      1,
      0,
      0,
      0
    ]
  },
  {
    "name": "superflex, by the market",
    "drafts": 12,
    "agreement": 0.984,
    "leastAgreement": 0.944,
    "whatIfs": 3,
    "lowering": 0,
    "place": 1,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "best ball, by projections",
    "drafts": 12,
    "agreement": 1,
    "leastAgreement": 1,
    "whatIfs": 25,
    "lowering": 0,
    "place": 1,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "best ball, by the market",
    "drafts": 12,
    "agreement": 1,
    "leastAgreement": 1,
    "whatIfs": 27,
    "lowering": 0,
    "place": 1.75,
    "letters": [
      9,
      3,
      0,
      0,
      0
    ]
  },
  {
    "name": "dynasty, by projections",
    "drafts": 12,
    "agreement": 0.99,
    "leastAgreement": 0.979,
    "whatIfs": 8,
    "lowering": 0,
    "place": 1,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "dynasty, by the market",
    "drafts": 12,
    "agreement": 0.991,
    "leastAgreement": 0.979,
    "whatIfs": 13,
    "lowering": 0,
    "place": 1,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "auction, by projections",
    "drafts": 12,
    "agreement": 0.988,
    "leastAgreement": 0.972,
    "whatIfs": 0,
    "lowering": 0,
    "place": 1,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "auction, by the market",
    "drafts": 12,
    "agreement": 0.983,
    "leastAgreement": 0.958,
    "whatIfs": 0,
    "lowering": 0,
    "place": 1.5,
    "letters": [
      12,
      0,
      0,
      0,
      0
    ]
  }
];

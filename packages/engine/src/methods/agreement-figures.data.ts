// Whether grades, what-ifs and standings agree. Written by `node analysis/grades/agreement.ts 24`: measured,
// never edited.
import type { AgreementFigures } from './figures.shape.ts';

/** @source analysis/grades */
export const AGREEMENT_FIGURES: readonly AgreementFigures[] = [
  {
    "name": "one quarterback, by projections",
    "drafts": 24,
    "agreement": 0.989,
    "leastAgreement": 0.972,
    "whatIfs": 38,
    "lowering": 1,
    "place": 1.25,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "one quarterback, by the market",
    "drafts": 24,
    "agreement": 0.991,
    "leastAgreement": 0.972,
    "whatIfs": 39,
    "lowering": 0,
    "place": 1.33,
    "letters": [
      22,
      2,
      0,
      0,
      0
    ]
  },
  {
    "name": "superflex, by projections",
    "drafts": 24,
    "agreement": 0.99,
    "leastAgreement": 0.951,
    "whatIfs": 61,
    "lowering": 0,
    "place": 1.96,
    "letters": [
      20,
      4,
      0,
      0,
      0
    ]
  },
  {
    "name": "superflex, by the market",
    "drafts": 24,
    "agreement": 0.985,
    "leastAgreement": 0.944,
    "whatIfs": 9,
    "lowering": 0,
    "place": 1,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "best ball, by projections",
    "drafts": 24,
    "agreement": 1,
    "leastAgreement": 1,
    "whatIfs": 41,
    "lowering": 0,
    "place": 1.13,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "best ball, by the market",
    "drafts": 24,
    "agreement": 1,
    "leastAgreement": 1,
    "whatIfs": 59,
    "lowering": 0,
    "place": 1.79,
    "letters": [
      20,
      4,
      0,
      0,
      0
    ]
  },
  {
    "name": "dynasty, by projections",
    "drafts": 24,
    "agreement": 0.991,
    "leastAgreement": 0.979,
    "whatIfs": 15,
    "lowering": 0,
    "place": 1,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "dynasty, by the market",
    "drafts": 24,
    "agreement": 0.992,
    "leastAgreement": 0.979,
    "whatIfs": 22,
    "lowering": 0,
    "place": 1,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "auction, by projections",
    "drafts": 24,
    "agreement": 0.985,
    "leastAgreement": 0.93,
    "whatIfs": 0,
    "lowering": 0,
    "place": 1.04,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  },
  {
    "name": "auction, by the market",
    "drafts": 24,
    "agreement": 0.982,
    "leastAgreement": 0.951,
    "whatIfs": 0,
    "lowering": 0,
    "place": 1.5,
    "letters": [
      24,
      0,
      0,
      0,
      0
    ]
  }
];

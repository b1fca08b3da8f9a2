// Records of what tools told, as the wire has them.
import { createHash } from 'node:crypto';
import type { AdviceRecord } from '@pylon/contract/accuracy/advice-record';
import { LEAST_IN_BAND, LEAST_STATEMENTS } from '@pylon/contract/accuracy/advice-record-limits';
import { type AdviceScore, adviceRecord, BASELINES } from '@pylon/engine/accuracy/advice-record';
import type { Db } from '../../../db/database.ts';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { found } from '../../../http/errors.ts';
import { basisOf } from '../../../leagues/week-expectations.ts';
import { ownRecords, publicRecords, type StoredRecord } from './advice-records.queries.ts';

/** Records of all leagues together, with a digest by which their answer is kept. */
export async function everybodysRecords(db: Db) {
  const records = (await publicRecords(db))
    .flatMap(toWireRecord)
    .filter(({ cases }) => cases >= LEAST_STATEMENTS)
    .map((record) => ({ ...record, bands: record.bands.filter(({ cases }) => cases >= LEAST_IN_BAND) }));
  return found({ key: createHash('sha256').update(JSON.stringify(records)).digest('base64url'), records });
}

/** Records of the leagues of a person's list. */
export async function myRecords(db: Db, { id: accountId, tier }: Person) {
  return found({ records: (await ownRecords(db, { accountId, basis: basisOf(tier) })).flatMap(toWireRecord) });
}

function toWireRecord({ kind, basis, leagueWeeks, since, judgedAt, sums }: StoredRecord): AdviceRecord[] {
  const record = adviceRecord(kind, sums);
  if (!record) return [];
  return [
    {
      ...{ kind, basis, leagueWeeks, cases: record.cases },
      ...{ since: since.toISOString(), judgedAt: judgedAt.toISOString() },
      own: rounded(record.own),
      baselineName: BASELINES[kind].name,
      baseline: rounded(record.baseline),
      bands: record.bands.map(({ said, happened, ...band }) => ({
        ...{ ...band, said: parts(said), happened: parts(happened) },
      })),
    },
  ];
}

const rounded = ({ brier, logLoss, right }: AdviceScore): AdviceScore => ({
  ...{ brier: parts(brier), logLoss: parts(logLoss), right: parts(right) },
});

/** To the ten-thousandth. */
const parts = (value: number): number => Math.round(value * 10_000) / 10_000;

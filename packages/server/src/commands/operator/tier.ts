import { dollars } from '@pylon/contract/payments/price-words';
import { entitlementsOf, grantTier, revokeGrants } from '../../features/operator/entitlements.queries.ts';
import { findPerson } from '../../features/operator/people.queries.ts';
import { pastPayments } from '../../features/payments/payments.queries.ts';
import { alignedLines } from '../terminal.ts';
import { momentWords, type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';
import { withPerson } from './user.ts';

/**
 * `tier <who>`: what opens which tier to a person, since when, what was paid for it and what of that was given back.
 */
export const tierCommand = (parts: OperatorParts, [who]: readonly string[]): Promise<Report> =>
  withPerson(parts, who, async (person) => {
    const entitlements = await entitlementsOf(parts.db, person.id);
    const rows = entitlements.map(({ tier, source, from, until, isInForce }) => [
      isInForce ? '*' : ' ',
      `tier ${tier}`,
      source,
      `from ${momentWords(from)}`,
      until === null ? 'until taken back' : `until ${momentWords(until)}`,
    ]);
    const payments = await pastPayments(parts.db, person.id);
    const paid = payments.map(({ plan, source, amount, paidAt, refunded, refundedAt }) => [
      `paid ${dollars(amount)}`,
      plan,
      source,
      `on ${momentWords(paidAt)}`,
      refundedAt === null
        ? ''
        : `${refunded === amount ? 'all' : dollars(refunded)} given back by ${momentWords(refundedAt)}`,
    ]);
    const note =
      person.email === null && entitlements.length > 0 ? ['An anonymous person has tier 0 all the same.'] : [];
    return said([`Tier ${person.tier}`, ...alignedLines(rows), ...alignedLines(paid), ...note], {
      tier: person.tier,
      entitlements,
      payments,
    });
  });

/** `grant <who> --tier 1|2 [--until day] --reason text` */
export const grantCommand = (
  parts: OperatorParts,
  [who]: readonly string[],
  options: OperatorOptions,
): Promise<Report> =>
  withPerson(parts, who, async (person) => {
    const { tier, reason } = options;
    if (tier !== '1' && tier !== '2') return refused('--tier must be 1 or 2');
    if (!reason) return refused('--reason must say why');
    const until = options.until === undefined ? null : dayEnd(options.until);
    if (until === undefined) return refused('--until must be a day to come (2027-02-01)');
    if (person.email === null) return refused('This person is anonymous: only a registered one can have a tier.');
    await grantTier(parts.db, {
      accountId: person.id,
      tier: tier === '1' ? 1 : 2,
      until,
      reason,
      operator: parts.operator,
    });
    return tierNow(parts, person.id);
  });

/** `revoke <who> --reason text` */
export const revokeCommand = (
  parts: OperatorParts,
  [who]: readonly string[],
  { reason }: OperatorOptions,
): Promise<Report> =>
  withPerson(parts, who, async ({ id }) => {
    if (!reason) return refused('--reason must say why');
    const revoked = await revokeGrants(parts.db, { accountId: id, reason, operator: parts.operator });
    if (revoked === 0) return refused('Nothing was granted that still holds. What was paid for is refunded instead.');
    return tierNow(parts, id);
  });

async function tierNow({ db }: OperatorParts, accountId: string): Promise<Report> {
  const tier = (await findPerson(db, accountId))?.tier ?? 0;
  return said([`The person has tier ${tier} now.`], { tier });
}

/** The last moment of a day to come; undefined when it is none. */
function dayEnd(day: string): Date | undefined {
  const end = new Date(`${day}T23:59:59Z`);
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(+end) && end.toISOString().startsWith(day);
  return isReal && +end > Date.now() ? end : undefined;
}

import { PLAN_IDS, type PlanId } from '@pylon/contract/payments/plans';
import { BadSetting } from './bad-setting.ts';
import { parseOrigin, parsePublicUrl } from './values.ts';

/** Settings of Stripe. */
export interface StripeSettings {
  /** Secret key of the API. */
  readonly key: string;
  /** Signs what Stripe reports to us. */
  readonly webhookSecret: string;
  /** Prices of each product: the first is what is sold, the others were and are still known. */
  readonly prices: Readonly<Record<PlanId, readonly [string, ...string[]]>>;
  /** Another address only for a stand-in; null: Stripe itself. */
  readonly url: string | null;
  /** Scheme and host that people come back to. */
  readonly publicUrl: string;
}

export function parseStripe(text: (name: string) => string | null): StripeSettings | null {
  const key = text('PYLON_STRIPE_KEY');
  if (key === null) return null;
  const required = (name: string): string => {
    const value = text(name);
    if (value === null) throw new BadSetting(`PYLON_STRIPE_KEY is set, so ${name} must be set too`);
    return value;
  };
  const url = text('PYLON_STRIPE_URL');
  return {
    key,
    webhookSecret: required('PYLON_STRIPE_WEBHOOK_SECRET'),
    prices: parsePrices(required('PYLON_STRIPE_PRICES')),
    url: url === null ? null : parseOrigin('PYLON_STRIPE_URL', url),
    publicUrl: parsePublicUrl(required('PYLON_PUBLIC_URL')) ?? '',
  };
}

/** Price ids by product, the one that is sold first. No id may stand for two products. */
export function parsePrices(text: string): StripeSettings['prices'] {
  const given = new Map(text.split(',').map((part) => [part.split('=', 1)[0]?.trim() ?? '', part.trim()]));
  const pricesOf = (plan: PlanId): readonly [string, ...string[]] => {
    const [sold = '', ...known] = (given.get(plan) ?? '').slice(plan.length + 1).split('|');
    if (sold === '') throw new BadSetting(`PYLON_STRIPE_PRICES names no price of ${plan}`);
    return [sold, ...known];
  };
  const stranger = [...given.keys()].find((name) => !PLAN_IDS.some((plan) => plan === name));
  if (stranger !== undefined) throw new BadSetting(`PYLON_STRIPE_PRICES names '${stranger}', which is no product`);
  const prices = {
    'tier-1-month': pricesOf('tier-1-month'),
    'tier-1-season': pricesOf('tier-1-season'),
    'tier-2-month': pricesOf('tier-2-month'),
    'tier-2-season': pricesOf('tier-2-season'),
  };
  const ids = Object.values(prices).flat();
  if (new Set(ids).size < ids.length) throw new BadSetting('PYLON_STRIPE_PRICES names one price twice');
  return prices;
}

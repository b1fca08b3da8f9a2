import { PRODUCT_NAMES, type User } from '@pylon/contract/accounts/accounts';
import type { Person } from '../../db/reads/person-by-token.ts';

/** Whether a person has registered. */
export const isRegistered = (person: Person | null): person is Person & { readonly email: string } =>
  person !== null && person.email !== null;

export const toUser = (person: Person): User => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  isEmailVerified: person.isEmailVerified,
  isAnonymous: !isRegistered(person),
  userSubscription: subscriptionOf(person.plan),
  subscriptionTier: person.tier,
});

/** The plan in force as the specification's user carries it. */
function subscriptionOf(tier: number): User['userSubscription'] {
  if (tier !== 1 && tier !== 2) return null;
  return { isValid: true, paymentSubscription: { paymentProduct: { name: PRODUCT_NAMES[tier] } } };
}

import type { User } from '@pylon/contract/accounts/accounts';

/** A registered person of the free tier. */
export const buildUser = (wishes: Partial<User> = {}): User => ({
  id: 'p1',
  email: 'p1@pylon.example',
  firstName: null,
  lastName: null,
  isEmailVerified: true,
  isAnonymous: false,
  userSubscription: null,
  subscriptionTier: 0,
  ...wishes,
});

import { ProfilePage } from './features/accounts/profile/ProfilePage.tsx';
import { SubscriptionPart } from './features/payments/SubscriptionPart.tsx';
import { useHasPlans } from './widgets/paywall/use-tier.ts';

/** The profile: the account, with the plan that payments know of where plans are sold. */
export const Profile = () => <ProfilePage plan={useHasPlans() ? <SubscriptionPart /> : null} />;

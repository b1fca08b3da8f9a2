import { ProfilePage } from './features/accounts/profile/ProfilePage.tsx';
import { SubscriptionPart } from './features/payments/SubscriptionPart.tsx';

/** The profile: the account, with the plan that payments know of. */
export const Profile = () => <ProfilePage plan={<SubscriptionPart />} />;

import { ProfilePage } from './features/accounts/profile/ProfilePage.tsx';
import { NoticeChoices } from './features/notices/NoticeChoices.tsx';
import { SubscriptionPart } from './features/payments/SubscriptionPart.tsx';
import { useHasPlans } from './widgets/paywall/use-tier.ts';

/** The profile: the account, with the mails that are wanted, and the plan where plans are sold. */
export const Profile = () => (
  <ProfilePage plan={useHasPlans() ? <SubscriptionPart /> : null} notices={<NoticeChoices />} />
);

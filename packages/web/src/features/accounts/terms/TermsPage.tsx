import { BRAND } from '@pylon/contract/brand';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { type Paragraph, Paragraphs } from '../mails/Paragraphs.tsx';

/** What one agrees to; parts `ifSold` where plans are sold. */
const PARTS: readonly (Paragraph & { readonly ifSold?: true })[] = [
  {
    title: 'What this is',
    text: `${BRAND.name} gives rankings, projections, odds and mock drafts for fantasy football. They are estimates made from public data. They will be wrong at times, and what you do with them is your decision.`,
  },
  {
    title: 'Your account',
    text: 'One person, one account. Keep your password to yourself; whoever has it acts as you. You can see in your profile where you are signed in and end any of it.',
  },
  {
    title: 'Fair use',
    text: 'Use it by hand or by its documented calls, within their limits. Do not try to get at what belongs to somebody else, do not resell the tables, and do not load the service so that others cannot use it.',
  },
  {
    title: 'Plans',
    ifSold: true,
    text: `${BRAND.plan} opens further parts for the time that you have paid for. It goes on until you cancel, and stays open to the end of the paid time after you did. The price stands beside the button that you buy with.`,
  },
  {
    title: 'Where it stops',
    text: 'The service comes as it is, and may be away for repairs. Leagues, prizes and bets of your own are between you and whoever runs them. No league, team or platform named here has anything to do with it or answers for it.',
  },
];

/** What one agrees to when making an account. */
export function TermsPage() {
  const hasPlans = useHasPlans();
  return <Paragraphs title="Terms" parts={PARTS.filter(({ ifSold }) => hasPlans || !ifSold)} />;
}

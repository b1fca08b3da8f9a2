import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { type Paragraph, Paragraphs } from '../mails/Paragraphs.tsx';

const PARTS: readonly Paragraph[] = [
  {
    title: 'What is stored',
    text: 'Your email, your name if you give one, and what you make here: drafts, queues, scoring systems, ranking lists, settings. Whether you wanted the newsletter. What you write to support, with the answers. Your password is stored only as a hash that cannot be turned back. Of a passkey we have the half that checks, never the half that signs. Of each place where you are signed in we keep the kind of browser and when it was last used. Of a browser that you switch push on for we keep the address that its maker gave it and the keys that it reads by, closed so that a copy of the database opens neither.',
  },
  {
    title: 'Without an account',
    text: 'When you start a draft without an account you get an anonymous one, known only to your browser. Make an account and it becomes that account, with all that is in it.',
  },
  {
    title: 'In your browser',
    text: 'A token that says who you are, your choice of light or dark, and how you last set up a draft. A cookie that scripts cannot read lets pages come with your name on them, and draft rooms with your draft; another one, for five minutes, goes with a passkey that you sign in with. There are no cookies that follow you to other sites, and no counters of other companies.',
  },
  {
    title: 'Who else sees it',
    text: 'Nobody buys it from us. Portraits and logos of players come from the addresses of their leagues, which see that a browser asked for a picture. Push goes through the service that your browser’s maker runs: it sees that something comes for your browser and when, and not what it says.',
  },
  {
    title: 'How it ends',
    text: 'Signing out clears what this site keeps in your browser, and ends its push. Your profile gives you a copy of all that is stored about you, and deletes your account with everything in it, without asking anybody. The newsletter ends with the link in each of its mails.',
  },
];

const PAYMENTS: Paragraph = {
  title: 'What you pay',
  text: 'Payments are made at the payment provider, which knows your email and what you bought: card numbers never reach us. Which plan you have, since when and until when, and what was paid is kept with your account.',
};

/** What is stored of a person, and why. */
export const PrivacyPage = () => (
  <Paragraphs
    title="Privacy Policy"
    parts={useHasPlans() ? [...PARTS.slice(0, -1), PAYMENTS, ...PARTS.slice(-1)] : PARTS}
  />
);

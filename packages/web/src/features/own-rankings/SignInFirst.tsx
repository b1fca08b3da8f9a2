import { AccountFirst } from '../../widgets/AccountFirst.tsx';

/** Stands where a registered person's lists would. */
export const SignInFirst = () => (
  <AccountFirst
    message="Your rankings belong to an account"
    hint="Rank players your way, with tiers, targets and notes; your list is then an expert in the rankings, on cheat sheets, in auction values and in draft rooms. It costs nothing."
  />
);

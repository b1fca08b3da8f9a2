// Accounts: the way in, the profile, and where mailed links lead.
import { BRAND } from '@pylon/contract/brand';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseLogin } from '../features/accounts/login.search.ts';
import { parseLinkToken } from '../features/accounts/mails/link-token.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { parseFrom } from '../return-path.ts';
import { onlyWhatFits } from '../search-params.ts';
import { root } from './root.tsx';

const login = createRoute({
  getParentRoute: () => root,
  path: PATHS.login,
  validateSearch: onlyWhatFits(parseLogin),
  head: () => pageHead('Sign in', `Sign into ${BRAND.name}.`),
  component: lazyRouteComponent(() => import('../features/accounts/LoginPage.tsx'), 'LoginPage'),
  staticData: { source: 'src/features/accounts/LoginPage.tsx', isUnlisted: true },
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: PATHS.signUp,
  validateSearch: onlyWhatFits(parseFrom),
  head: () => pageHead('Create an account', `Create a ${BRAND.name} account. Drafts made in this browser come along.`),
  component: lazyRouteComponent(() => import('../features/accounts/SignUpPage.tsx'), 'SignUpPage'),
  staticData: { source: 'src/features/accounts/SignUpPage.tsx', isUnlisted: true },
});

const profile = createRoute({
  getParentRoute: () => root,
  path: PATHS.profile,
  head: () => pageHead('Profile', 'Your details, and where you are signed in.'),
  component: lazyRouteComponent(() => import('../Profile.tsx'), 'Profile'),
  staticData: { source: 'src/Profile.tsx', isUnlisted: true },
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: PATHS.resetPassword,
  validateSearch: onlyWhatFits(parseLinkToken),
  head: () => pageHead('Reset your password', 'Set a new password by a mailed link.'),
  component: lazyRouteComponent(
    () => import('../features/accounts/passwords/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  staticData: { source: 'src/features/accounts/passwords/ResetPasswordPage.tsx', isUnlisted: true, holdsSecret: true },
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: PATHS.verifyEmail,
  validateSearch: onlyWhatFits(parseLinkToken),
  head: () => pageHead('Confirm your email', 'Where the link in our mail leads.'),
  component: lazyRouteComponent(() => import('../features/accounts/mails/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  staticData: { source: 'src/features/accounts/mails/VerifyEmailPage.tsx', isUnlisted: true, holdsSecret: true },
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: PATHS.outbox,
  head: () => pageHead('Outbox', 'Mails that were written on this machine and not sent.'),
  component: lazyRouteComponent(() => import('../features/accounts/mails/OutboxPage.tsx'), 'OutboxPage'),
  staticData: { source: 'src/features/accounts/mails/OutboxPage.tsx', isUnlisted: true },
});

const terms = createRoute({
  getParentRoute: () => root,
  path: PATHS.terms,
  head: () => pageHead('Terms', 'What you agree to with an account.'),
  component: lazyRouteComponent(() => import('../features/accounts/terms/TermsPage.tsx'), 'TermsPage'),
  staticData: { source: 'src/features/accounts/terms/TermsPage.tsx' },
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: PATHS.privacy,
  head: () => pageHead('Privacy Policy', 'What is stored of you, and why.'),
  component: lazyRouteComponent(() => import('../features/accounts/terms/PrivacyPage.tsx'), 'PrivacyPage'),
  staticData: { source: 'src/features/accounts/terms/PrivacyPage.tsx' },
});

export const accountRoutes = [login, signUp, profile, resetPassword, verifyEmail, outbox, terms, privacy] as const;

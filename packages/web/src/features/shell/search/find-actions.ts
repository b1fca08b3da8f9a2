// What can be done from any page, by typed text.
import type { Theme } from '../../../theme.ts';
import { areIn, isBeginning, wordsOf } from './typed-words.ts';

/** What an action does; the theme that it changes to among them. */
export type ActionKind =
  | 'light'
  | 'dark'
  | 'system'
  | 'mock-draft'
  | 'sync-league'
  | 'sign-in'
  | 'sign-out'
  | 'copy-link';

export interface SiteAction {
  readonly kind: ActionKind;
  readonly title: string;
  /** One line of what happens. */
  readonly effect: string;
  readonly alsoCalled: string;
}

const ACTIONS: readonly SiteAction[] = [
  {
    kind: 'dark',
    title: 'Dark theme',
    effect: 'Light figures on a dark page.',
    alsoCalled: 'switch mode night colors',
  },
  {
    kind: 'light',
    title: 'Light theme',
    effect: 'Dark figures on a light page.',
    alsoCalled: 'switch mode day colors',
  },
  {
    kind: 'system',
    title: 'Theme as the system',
    effect: 'Light or dark, as your device has it.',
    alsoCalled: 'switch mode automatic colors',
  },
  {
    kind: 'mock-draft',
    title: 'Start a mock draft',
    effect: 'To its settings: teams, scoring, your place.',
    alsoCalled: 'new practice room',
  },
  {
    kind: 'sync-league',
    title: 'Sync a league',
    effect: 'Brings in a league of yours in three steps.',
    alsoCalled: 'add connect import synchronize leagues',
  },
  { kind: 'sign-in', title: 'Sign in', effect: 'And come back to this page.', alsoCalled: 'log login account' },
  { kind: 'sign-out', title: 'Sign out', effect: 'In this browser.', alsoCalled: 'log logout leave account' },
  {
    kind: 'copy-link',
    title: 'Copy a link to this page',
    effect: 'With its filters, order and columns.',
    alsoCalled: 'share address url',
  },
];

const MOST = 3;

/**
 * Actions that can be taken as things stand, whose words begin as each typed one does: in no other spelling, since
 * something is done.
 *
 * @example findActions('dark', { isSignedIn: false, theme: null }) // → Dark theme
 */
export function findActions(
  text: string,
  { isSignedIn, theme }: { readonly isSignedIn: boolean; readonly theme: Theme },
): readonly SiteAction[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const idle: ReadonlySet<ActionKind> = new Set([isSignedIn ? 'sign-in' : 'sign-out', theme ?? 'system']);
  return ACTIONS.filter(
    ({ kind, title, alsoCalled }) => !idle.has(kind) && areIn(typed, wordsOf(`${title} ${alsoCalled}`), isBeginning),
  ).slice(0, MOST);
}

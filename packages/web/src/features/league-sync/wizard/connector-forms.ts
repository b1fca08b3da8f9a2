// What a person types to connect an account, by platform, and when it is ready to be sent.
import { PLATFORM_SIGN_INS } from '@pylon/engine/vocabulary/platform-sign-ins';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';

export type FieldName = 'username' | 'email' | 'password' | 'url';
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

export interface ConnectorField {
  readonly name: FieldName;
  readonly label: string;
  readonly placeholder?: string;
}

export interface ConnectorForm {
  readonly prompt: string;
  readonly fields: readonly ConnectorField[];
  /** A line under the fields. */
  readonly note: string | null;
}

const INFORMATION = 'Please enter your information below';
const USERNAME: ConnectorField = { name: 'username', label: 'Username' };
const EMAIL: ConnectorField = { name: 'email', label: 'Email' };
const PASSWORD: ConnectorField = { name: 'password', label: 'Password' };
const PASSWORD_NOTE = 'Your password is used once, to sign in there. It is never kept.';

/**
 * The form of a platform; null for one that is signed in to there, where nothing is typed here.
 *
 * @param label what people call the platform
 * @source docs/sources.md "League sync"
 */
export function connectorForm(platform: OutsidePlatformId, label: string): ConnectorForm | null {
  switch (PLATFORM_SIGN_INS[platform]) {
    case 'username':
      return { prompt: INFORMATION, fields: [USERNAME], note: null };
    case 'email':
      return { prompt: INFORMATION, fields: [EMAIL], note: null };
    case 'username-password': {
      const name = platform === 'nfl' ? { ...USERNAME, label: 'Email or Username' } : USERNAME;
      return { prompt: INFORMATION, fields: [name, PASSWORD], note: PASSWORD_NOTE };
    }
    case 'email-password':
      return { prompt: INFORMATION, fields: [EMAIL, PASSWORD], note: PASSWORD_NOTE };
    case 'team-url':
      return {
        prompt: 'Please enter your league URL below',
        fields: [{ name: 'url', label: 'URL', placeholder: 'Enter your public team page URL' }],
        note: null,
      };
    case 'league-url':
      return {
        prompt: `Please enter your ${label} league URL`,
        fields: [{ name: 'url', label: 'URL' }],
        note: "We'll never share your login information.",
      };
    case 'redirect':
      return null;
  }
}

/** A link is looked at once it is longer. @source docs/sources.md "League sync" */
const UNJUDGED_LENGTH = 4;
const EMAIL_SHAPE = /^\S+@\S+\.[a-z]{2,}$/i;
const CBS = '.cbssports.com';

/** A field's text as it is sent: a password is taken as it is. */
const sent = (typed: Typed, name: FieldName): string =>
  name === 'password' ? (typed.password ?? '') : (typed[name] ?? '').trim();

/** Whoever copies an address from a browser's bar may get it without its beginning. */
const withScheme = (text: string): string => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);

function parsed(text: string): URL | null {
  try {
    return new URL(withScheme(text.trim()));
  } catch {
    return null;
  }
}

/**
 * The address of a team's page at ESPN, rebuilt of league and team alone; null for any other text.
 *
 * @example teamUrl('https://fantasy.espn.com/football/team?teamId=3&leagueId=7&view=x')
 * // → 'https://fantasy.espn.com/football/team?leagueId=7&teamId=3'
 */
export function teamUrl(text: string): string | null {
  const url = parsed(text);
  if (url?.hostname !== 'fantasy.espn.com' || url.pathname.replace(/\/$/, '') !== '/football/team') return null;
  const [leagueId, teamId] = [url.searchParams.get('leagueId'), url.searchParams.get('teamId')];
  if (!leagueId || !teamId) return null;
  return `https://fantasy.espn.com/football/team?${new URLSearchParams({ leagueId, teamId })}`;
}

/** Whether a text is the address of a league at CBS, whose host begins with the league's own name. */
const isLeagueUrl = (text: string): boolean => parsed(text)?.hostname.endsWith(CBS) ?? false;

const isLink = (platform: OutsidePlatformId, text: string): boolean =>
  platform === 'espn' ? teamUrl(text) !== null : isLeagueUrl(text);

/** What is wrong with a field while it is typed in; null when nothing is, or nothing can be said yet. */
export function fieldProblem(platform: OutsidePlatformId, name: FieldName, typed: Typed): string | null {
  const text = sent(typed, name);
  if (name === 'url') return text.length > UNJUDGED_LENGTH && !isLink(platform, text) ? 'Invalid link' : null;
  if (platform === 'mfl' && name === 'username' && EMAIL_SHAPE.test(text))
    return 'This is an email. Please enter your username.';
  return null;
}

/** Whether a form can be sent. */
export const isReady = (platform: OutsidePlatformId, fields: readonly ConnectorField[], typed: Typed): boolean =>
  fields.every(
    ({ name }) =>
      sent(typed, name) !== '' &&
      fieldProblem(platform, name, typed) === null &&
      (name !== 'url' || isLink(platform, sent(typed, name))),
  );

/** What was typed, as the call takes it. ESPN has no settings: its address is synced as it is. */
export function connectorSettings(platform: OutsidePlatformId, typed: Typed) {
  const text = (name: FieldName) => sent(typed, name);
  switch (platform) {
    case 'guillotine':
      return { guillotineSettings: { username: text('username') } };
    case 'sleeper':
      return { sleeperSettings: { username: text('username') } };
    case 'cbs':
      return { cbsSettings: { leagueURL: withScheme(text('url')) } };
    // Their wire calls a name an email, and an email a name.
    case 'nfl':
      return { nflSettings: { email: text('username'), password: text('password') } };
    case 'rtsports':
      return { rtsportsSettings: { username: text('email'), password: text('password') } };
    case 'mfl':
      return { mflSettings: { username: text('username'), password: text('password') } };
    case 'ffpc':
      return { ffpcSettings: { email: text('email') } };
    case 'fleaflicker':
      return { fleaflickerSettings: { email: text('email') } };
    case 'espn':
    case 'yahoo':
      return {};
  }
}

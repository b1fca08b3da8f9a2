import type { OperatorSource } from '@pylon/contract/operator/operator-view';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { NONE } from '../../widgets/player/display.ts';

const LABELS: Readonly<Record<string, string>> = PLATFORM_LABELS;

/** A platform's name; of one that this version does not know, its id. */
export const platformName = (id: string): string => LABELS[id] ?? id;

const FAILURES: Readonly<Record<string, string>> = {
  'unknown-account': 'no such account',
  'wrong-password': 'wrong password',
  'unknown-league': 'no such league',
  'unknown-draft': 'no such draft',
  'sign-in-again': 'the sign-in no longer holds',
  refused: 'not shown to whoever asked',
  'keys-refused': 'our keys are not taken',
  throttled: 'asked too often',
  unreachable: 'no answer',
  'unreadable-answer': 'an answer of another shape',
};

/** Why a reading failed, in words; a kind without words stands for itself. */
export const failureName = (kind: string | null): string => (kind === null ? NONE : (FAILURES[kind] ?? kind));

export const STATES: Readonly<Record<OperatorSource['state'], string>> = {
  answers: 'Answers',
  'not-published': 'Nothing published',
  fails: 'Fails',
  off: 'Off',
  never: 'Not asked yet',
};

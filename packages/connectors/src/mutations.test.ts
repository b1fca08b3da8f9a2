// Whatever a platform answers, nothing throws and nothing hangs: a failure that has a name, or a value that is well
// formed. Answers are changed by a seed; what fails is told with the seed and with what was changed.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, test } from 'vitest';
import { isUnsupported } from './platform.ts';
import type { PlatformFailure } from './platform-failure.ts';
import { type KnownPlatformId, PLATFORMS } from './platforms.ts';
import { CASES, inventedOf } from './testing/all-cases.ts';
import { answering, askedThrough, type ConformanceCase } from './testing/conformance-case.ts';
import { mutatedAnswer, randomOf } from './testing/mutated-answers.ts';
import { frameOf, type Question, questionsOf } from './testing/platform-questions.ts';
import { faultsOf } from './testing/well-formed.ts';

const FAILURES: Readonly<Record<PlatformFailure, true>> = {
  ...{ 'unknown-account': true, 'wrong-password': true, 'unknown-league': true, 'unknown-draft': true },
  ...{ 'sign-in-again': true, refused: true, 'keys-refused': true, throttled: true, unreachable: true },
  'unreadable-answer': true,
};
const ON_INVENTED = 600;
const ON_RECORDED = 400;
// Object.keys forgets that the names are those of the record.
const IDS = Object.keys(PLATFORMS) as KnownPlatformId[];

/** The platform with the given answers, and the keys of those that it asked for. */
function asked(id: KnownPlatformId, answers: Readonly<Record<string, unknown>>) {
  const keys: string[] = [];
  const answer = answering(answers);
  const platform = PLATFORMS[id](
    askedThrough((address, options) => {
      keys.push(options.method === 'POST' ? `POST ${address.href}` : address.href);
      return answer(address, options);
    }),
    CASES[id].keys ?? {},
  );
  return { platform, keys };
}

/** A question with the answers that it takes. */
interface Aim {
  readonly question: Question;
  readonly keys: readonly string[];
}

async function aimsOf(id: KnownPlatformId, given: ConformanceCase): Promise<readonly Aim[]> {
  const { platform } = asked(id, given.answers);
  const { drafts } = platform;
  const frame = isUnsupported(drafts) ? null : await frameOf(drafts, given.draftLink, given.account);
  const aims: Aim[] = [];
  for (const question of questionsOf(platform, given, frame)) {
    const { platform: fresh, keys } = asked(id, given.answers);
    await question.ask(fresh);
    const own = [...new Set(keys)].filter((key) => key in given.answers);
    if (own.length > 0) aims.push({ question, keys: own });
  }
  return aims;
}

/** Asks once about one changed answer. @returns what is wrong, in a line; null when nothing is */
async function faultWith(id: KnownPlatformId, given: ConformanceCase, aims: readonly Aim[], seed: number) {
  const random = randomOf(seed);
  const aim = aims[Math.floor(random() * aims.length)];
  const key = aim?.keys[Math.floor(random() * aim.keys.length)];
  if (!aim || key === undefined) return null;
  const { what, answer } = await mutatedAnswer(given.answers[key], random);
  const { verb, ask } = aim.question;
  const told = `seed ${seed}, ${verb}, ${key}: ${JSON.stringify(what)}`;
  try {
    const result = await ask(asked(id, { ...given.answers, [key]: answer }).platform);
    if (!result.ok) return FAILURES[result.reason] ? null : `${told}: ${result.reason}`;
    const faults = faultsOf(verb, result.value);
    return faults.length > 0 ? `${told}: ${faults.slice(0, 3).join('; ')}` : null;
  } catch (error) {
    return `${told}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

async function faultsWith(id: KnownPlatformId, given: ConformanceCase, times: number): Promise<readonly string[]> {
  const aims = await aimsOf(id, given);
  const faults: string[] = [];
  for (let seed = 1; seed <= times && faults.length < 5; seed++) {
    const fault = await faultWith(id, given, aims, seed);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

describe.each(IDS)('%s', (id) => {
  test(`says something well formed, or why not, of ${ON_INVENTED} changed invented answers`, {
    timeout: 60_000,
  }, async () => {
    expect(await faultsWith(id, inventedOf(id), ON_INVENTED)).toEqual([]);
  });

  describeShared('on recorded answers', () => {
    test(`says so of some ${ON_RECORDED} of them, too`, { timeout: 120_000 }, async () => {
      const cases = CASES[id].recorded();
      for (const given of cases) expect(await faultsWith(id, given, Math.ceil(ON_RECORDED / cases.length))).toEqual([]);
    });
  });
});

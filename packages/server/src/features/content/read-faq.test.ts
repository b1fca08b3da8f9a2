import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND } from '@pylon/contract/brand';
import { FAQ_TOPICS } from '@pylon/contract/help/faq';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readFaq } from './read-faq.ts';

const shipped = join(import.meta.dirname, '../../../../../content');

async function folderWith(text: string): Promise<string> {
  const folder = temporaryFolder('faq');
  await writeFile(join(folder, 'faq.json'), text);
  return folder;
}

test('the shipped questions cover every topic that has something to ask about', async () => {
  const outcome = await readFaq(shipped);
  if (!outcome.ok) throw new Error(outcome.reason);
  const topics = new Set(outcome.value.flatMap((section) => section.topics));
  expect(FAQ_TOPICS.filter((topic) => topic !== 'leagues' && !topics.has(topic))).toEqual([]);
});

test('names that a text leaves to the brand are the brand’s, and other signs stay what they are', async () => {
  const question = { question: 'What is {product}?', answer: ['{plan}, {hub}, {drafts}, {other}, {constructor}.'] };
  const outcome = await readFaq(
    await folderWith(JSON.stringify({ sections: [{ title: 'A', questions: [question] }] })),
  );
  expect(outcome.ok && outcome.value[0]?.questions[0]).toMatchObject({
    question: `What is ${BRAND.name}?`,
    answer: [`${BRAND.plan}, ${BRAND.leagueHub}, ${BRAND.mockDrafts}, {other}, {constructor}.`],
  });
});

test('without plans no section about them is left, and no paragraph that names the plan', async () => {
  const ask = (question: string, ...answer: string[]) => ({ question, answer });
  const sections = [
    {
      title: 'A',
      questions: [ask('How?', 'So.', 'With {plan}.'), ask('Which?', '{plan} alone.'), ask('{plan}?', 'Yes.')],
    },
    { title: 'B', questions: [ask('Who?', 'Whoever has {plan}.')] },
    { title: 'C', topics: ['plans'], questions: [ask('What?', 'This.')] },
  ];
  const outcome = await readFaq(await folderWith(JSON.stringify({ sections })), false);
  expect(outcome).toMatchObject({ ok: true, value: [{ title: 'A', questions: [ask('How?', 'So.')] }] });
  expect(outcome.ok && outcome.value.map(({ questions }) => questions.length)).toEqual([1]);
});

describe('a file that cannot be used is refused in one line that says where', () => {
  test.each([
    ['{', 'is not JSON'],
    ['{"sections": [{"title": "", "questions": []}]}', 'sections.0.title'],
    [
      '{"sections": [{"title": "A", "topics": ["golf"], "questions": [{"question": "?", "answer": ["!"]}]}]}',
      'topics.0',
    ],
  ])('%s', async (text, part) => {
    expect(await readFaq(await folderWith(text))).toMatchObject({ ok: false, reason: expect.stringContaining(part) });
  });

  test('no file', async () => {
    const outcome = await readFaq(join(tmpdir(), 'pylon-no-such-folder'));
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('cannot be read') });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byTopic, faqTopicOf } from './faq-topic.ts';

test.each([
  ['/nfl-rankings/weekly', 'rankings'],
  ['/rest-of-season-fantasy-football-rankings', 'rankings'],
  ['/draft-champion/drafts', 'drafts'],
  ['/nfl/league-sync/hub', 'leagues'],
  ['/pricing', 'plans'],
  ['/', null],
])('questions on %s are about %s', (path, topic) => {
  expect(faqTopicOf(path)).toBe(topic);
});

test('sections on the topic come first, and each group keeps its order', () => {
  const sections = [
    { title: 'a', topics: ['account'] },
    { title: 'b', topics: ['drafts', 'plans'] },
    { title: 'c', topics: [] },
    { title: 'd', topics: ['drafts'] },
  ] as const;
  expect(byTopic(sections, 'drafts').map(({ title }) => title)).toEqual(['b', 'd', 'a', 'c']);
  expect(byTopic(sections, null)).toBe(sections);
});

test('every topic that a page has is one of the questions that ship', () => {
  const { sections } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../content/faq.json'), 'utf8'),
  ) as { sections: { topics?: string[] }[] };
  const asked = new Set(sections.flatMap(({ topics = [] }) => topics));
  for (const path of ['/draft-champion', '/nfl/league-sync/add', '/pricing', '/profile', '/nfl-rankings'])
    expect(asked, path).toContain(faqTopicOf(path));
});

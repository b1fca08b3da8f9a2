import { describe, expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

const FRONT = '---\ntitle: A title\nsummary: What it says.\ndate: 2026-08-21\ntopic: drafts\n---\n';
const TIERS = { file: '/x/tiers.png', type: 'image/png', width: 640, height: 360, version: 'abc' };
const PICTURES = { version: '1', byName: new Map([['tiers.png', TIERS]]) };
const blocksOf = (markdown: string) => {
  const outcome = readArticle('a-title', FRONT + markdown, PICTURES);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.blocks;
};
const reasonOf = (text: string, name = 'a-title') => {
  const outcome = readArticle(name, text, PICTURES);
  return outcome.ok ? null : outcome.reason;
};

test('an article is its front matter and blocks of words', () => {
  expect(readArticle('a-title', `${FRONT}Words.`)).toEqual({
    ok: true,
    value: {
      slug: 'a-title',
      title: 'A title',
      summary: 'What it says.',
      date: '2026-08-21',
      topic: 'drafts',
      subjects: [],
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Words.' }] }],
    },
  });
});

test('line ends of any system, a byte order mark and quotes around a title are read', () => {
  const text = `\uFEFF${FRONT.replace('A title', '"Two: parts"')}Words.`.replaceAll('\n', '\r\n');
  expect(readArticle('a-title', text)).toMatchObject({ ok: true, value: { title: 'Two: parts' } });
});

describe('what a text is made of', () => {
  test('headings of two levels', () => {
    expect(blocksOf('## One\n\n### Two')).toEqual([
      { kind: 'heading', level: 2, runs: [{ text: 'One' }] },
      { kind: 'heading', level: 3, runs: [{ text: 'Two' }] },
    ]);
  });

  test('emphasis, code and links inside one another', () => {
    expect(blocksOf('Go **to [the _list_](/nfl-adp?view=movers)** or `x < y`.')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'Go ' },
          { text: 'to ', look: 'strong' },
          { text: 'the ', look: 'strong', href: '/nfl-adp?view=movers' },
          { text: 'list', look: 'emphasis', href: '/nfl-adp?view=movers' },
          { text: ' or ' },
          { text: 'x < y', look: 'code' },
          { text: '.' },
        ],
      },
    ]);
  });

  test('lists, quotes and tables, with lines joined', () => {
    expect(blocksOf('1. One\n   more\n2. Two\n\n> Said.\n\n| A | B |\n| --- | --- |\n| 1 | *2* |')).toEqual([
      { kind: 'list', isOrdered: true, items: [[{ text: 'One more' }], [{ text: 'Two' }]] },
      { kind: 'quote', runs: [{ text: 'Said.' }] },
      {
        kind: 'table',
        head: [[{ text: 'A' }], [{ text: 'B' }]],
        rows: [[[{ text: '1' }], [{ text: '2', look: 'emphasis' }]]],
      },
    ]);
  });

  test('a picture with its size, its words and what stands below it', () => {
    const shown = { kind: 'picture', src: '/content/images/tiers.png?v=abc', width: 640, height: 360, alt: 'Steps' };
    expect(blocksOf('![Steps](../images/tiers.png)\n\n![Steps](../images/tiers.png "Six tiers")')).toEqual([
      { ...shown, caption: null },
      { ...shown, caption: 'Six tiers' },
    ]);
  });

  test('signs of markup that are none stay what they are', () => {
    expect(blocksOf('5 < 6 & \\<b\\> &lt;i&gt;')).toEqual([
      {
        kind: 'paragraph',
        runs: [{ text: '5 < 6 & ' }, { text: '<' }, { text: 'b' }, { text: '>' }, { text: ' &lt;i&gt;' }],
      },
    ]);
  });
});

describe('a file that cannot be used is refused in one line that says why', () => {
  test.each([
    ['a script', 'x\n\n<script>alert(1)</script>', 'HTML is not shown'],
    ['markup inside a line', 'some <b onclick="alert(1)">words</b>', 'HTML is not shown'],
    ['a comment', '<!-- hidden -->', 'HTML is not shown'],
    ['a link that is a script', '[x](javascript:alert(1))', 'a link must lead to'],
    ['the same in disguise', '[x](<java\tscript:alert(1)>)', 'a link must lead to'],
    ['the same by entities', '[x](javascript&#58;alert(1))', 'a link must lead to'],
    ['a link with data', '[x](data:text/html;base64,PHNjcmlwdD4=)', 'a link must lead to'],
    ['a link without a scheme', '[x](//evil.example)', 'a link must lead to'],
    ['a link with a backslash', '[x](/\\evil.example)', 'a link must lead to'],
    ['a link without protection', '[x](http://plain.example)', 'a link must lead to'],
    ['a reference that is a script', '[x][y]\n\n[y]: javascript:alert(1)', 'a link must lead to'],
    ['a picture from elsewhere', '![x](https://pylon.example/x.png)', 'a picture must be a file of the folder'],
    ['a picture that is not there', '![x](../images/none.png)', 'a picture must be a file of the folder'],
    ['a picture beyond the folder', '![x](../images/../../secret.png)', 'a picture must be a file of the folder'],
    ['a picture without words', '![ ](../images/tiers.png)', 'a picture needs words'],
    ['a picture among words', 'See ![x](../images/tiers.png).', 'a picture stands in a paragraph of its own'],
    ['a picture in a list', '- ![x](../images/tiers.png)', 'a picture stands in a paragraph of its own'],
    ['a title of the page', '# One', 'headings have two or three #'],
    ['a list in a list', '- a\n  - b', 'a list item or quote holds one paragraph'],
    ['code', '```\nx\n```', "'code' is not shown"],
    ['a line', 'a\n\n***\n\nb', "'hr' is not shown"],
    ['no text', '\n \n', 'there is no text'],
  ])('%s', (_what, markdown, part) => {
    expect(reasonOf(FRONT + markdown)).toContain(part);
  });

  test.each([
    ['no front matter', 'Words.', 'must begin with title'],
    ['front matter without an end', '---\ntitle: A\n\nWords.', 'must begin with title'],
    ['front matter beyond all measure', `---\ntitle: ${'a'.repeat(5_000)}\n---\nWords.`, 'must begin with title'],
    ['no title', FRONT.replace('title: A title\n', ''), 'title'],
    ['a title of another kind', FRONT.replace('A title', '[1, 2]'), 'title'],
    ['a day that is none', FRONT.replace('2026-08-21', '2026-02-30'), 'date'],
    ['an unknown topic', FRONT.replace('drafts', 'golf'), 'topic'],
    ['a name that is not known', FRONT.replace('topic', 'author: me\ntopic'), 'author'],
    ['references', FRONT.replace('A title', '&a A').replace('What it says.', '*a'), 'alias'],
    ['no YAML', FRONT.replace('A title', '"A'), 'quote'],
  ])('%s', (_what, text, part) => {
    expect(reasonOf(`${text}Words.`)?.toLowerCase()).toContain(part.toLowerCase());
  });

  test.each(['Capital', 'two--hyphens', '..', 'a'.repeat(121), ''])('a file named %j', (name) => {
    expect(reasonOf(`${FRONT}Words.`, name)).toContain('must be named');
  });

  test.each(['>', '[', '*a ', '- ', '`', '<', '|', '![', '&#'])('%j without end gives an outcome', (part) => {
    const outcome = readArticle('a-title', FRONT + part.repeat(Math.floor(20_000 / part.length)));
    expect(typeof outcome.ok).toBe('boolean');
  });
});

test.each([
  ['a slip in the front', FRONT.replace('topic: drafts', 'topic: golf'), 5],
  ['a name that is missing', FRONT.replace('topic: drafts\n', ''), 1],
  ['front matter that is no YAML', FRONT.replace('A title', '"A'), 5],
  ['the first line of the text', `${FRONT}# One`, 7],
  ['a later block', `${FRONT}One.\n\nTwo\nlines.\n\n# Three`, 12],
  ['a picture', `${FRONT}One.\n\n![x](../images/none.png)`, 9],
  ['a name', FRONT.replace('topic', 'players:\n  - Ann Own\n  - 7\ntopic'), 7],
  ['a team that is none', FRONT.replace('topic', 'teams: [KC,\n  Moon]\ntopic'), 6],
  ['a later line of a block', `${FRONT}One.\n\n- a\n- b\n- see <b>here</b>`, 11],
  ['line ends of another system', `${FRONT}One.\n\n# Two`.replaceAll('\n', '\r\n'), 9],
])('the line of %s is told', (_what, text, line) => {
  expect(reasonOf(text)).toMatch(new RegExp(`^${line}: `));
});

test('whom an article is about stands in its front matter, each with its line', () => {
  const text = `${FRONT.replace('topic', 'players: [00-0036900,\n  Ann Own]\nteams:\n  - Chiefs\ntopic')}Words.`;
  const outcome = readArticle('a-title', text);
  expect(outcome.ok && outcome.value.subjects).toEqual([
    { kind: 'player', written: '00-0036900', line: 5 },
    { kind: 'player', written: 'Ann Own', line: 6 },
    { kind: 'team', written: 'Chiefs', line: 8 },
  ]);
});

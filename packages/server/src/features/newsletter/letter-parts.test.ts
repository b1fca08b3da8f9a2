import type { ArticleBlock } from '@pylon/contract/articles/articles';
import { expect, test } from 'vitest';
import { letterParts } from './letter-parts.ts';

const BLOCKS: readonly ArticleBlock[] = [
  { kind: 'heading', level: 2, runs: [{ text: 'Whom to claim' }] },
  {
    kind: 'paragraph',
    runs: [
      { text: 'See the ' },
      { text: 'waiver wire', href: '/nfl/waiver-wire-tool' },
      { text: ' & ', look: 'strong' },
      { text: 'others', href: 'https://elsewhere.example/?a=1&b=2', look: 'emphasis' },
    ],
  },
  { kind: 'quote', runs: [{ text: 'Never' }] },
  { kind: 'list', isOrdered: true, items: [[{ text: 'Ann' }], [{ text: '<b>Bob' }]] },
  { kind: 'table', head: [[{ text: 'Who' }], [{ text: 'Bid' }]], rows: [[[{ text: 'Ann' }], [{ text: '12' }]]] },
  { kind: 'picture', src: '/content/images/a.png', width: 9, height: 9, alt: 'Steps', caption: 'Six <tiers>' },
];

test('an article is plain text with its links written out, and HTML that means the same', () => {
  const parts = letterParts(BLOCKS, 'https://pylon.example');
  expect(parts.map(({ text }) => text)).toEqual([
    'Whom to claim',
    'See the waiver wire (https://pylon.example/nfl/waiver-wire-tool) & others (https://elsewhere.example/?a=1&b=2)',
    '> Never',
    '1. Ann\n2. <b>Bob',
    'Who | Bid\nAnn | 12',
    '[Steps. Six <tiers>]',
  ]);
  expect(parts.map(({ html }) => html)).toEqual([
    '<h2>Whom to claim</h2>',
    '<p>See the <a href="https://pylon.example/nfl/waiver-wire-tool">waiver wire</a><strong> &amp; </strong>' +
      '<a href="https://elsewhere.example/?a=1&amp;b=2"><em>others</em></a></p>',
    '<blockquote>Never</blockquote>',
    '<ol><li>Ann</li><li>&lt;b&gt;Bob</li></ol>',
    '<table><tr><th>Who</th><th>Bid</th></tr><tr><td>Ann</td><td>12</td></tr></table>',
    '<p><em>Steps. Six &lt;tiers&gt;</em></p>',
  ]);
});

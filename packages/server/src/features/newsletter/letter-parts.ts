// An article as the body of a mail: plain text, and HTML that loads nothing from anywhere.
import type { ArticleBlock, ArticleRun } from '@pylon/contract/articles/articles';
import type { LetterPart } from '../../outside/mail/letter.ts';
import { toHtml } from '../../to-html.ts';

/** @param base address that links to pages of the product begin with, without a slash at its end */
export function letterParts(blocks: readonly ArticleBlock[], base: string): readonly LetterPart[] {
  const address = (href: string) => (href.startsWith('/') ? `${base}${href}` : href);
  const text = (runs: readonly ArticleRun[]) =>
    runs.map((run) => (run.href === undefined ? run.text : `${run.text} (${address(run.href)})`)).join('');
  const html = (runs: readonly ArticleRun[]) =>
    runs
      .map((run) => {
        const words = toHtml(run.text);
        const drawn = run.look === undefined ? words : `<${TAGS[run.look]}>${words}</${TAGS[run.look]}>`;
        return run.href === undefined ? drawn : `<a href="${toHtml(address(run.href))}">${drawn}</a>`;
      })
      .join('');
  const partOf = (block: ArticleBlock): LetterPart => {
    switch (block.kind) {
      case 'heading':
        return { text: text(block.runs), html: `<h${block.level}>${html(block.runs)}</h${block.level}>` };
      case 'paragraph':
        return { text: text(block.runs), html: `<p>${html(block.runs)}</p>` };
      case 'quote':
        return { text: `> ${text(block.runs)}`, html: `<blockquote>${html(block.runs)}</blockquote>` };
      case 'picture': {
        const words = [block.alt, block.caption].filter(Boolean).join('. ');
        return { text: `[${words}]`, html: `<p><em>${toHtml(words)}</em></p>` };
      }
      case 'list': {
        const tag = block.isOrdered ? 'ol' : 'ul';
        const marked = (item: readonly ArticleRun[], at: number) =>
          `${block.isOrdered ? `${at + 1}.` : '-'} ${text(item)}`;
        return {
          text: block.items.map(marked).join('\n'),
          html: `<${tag}>${block.items.map((item) => `<li>${html(item)}</li>`).join('')}</${tag}>`,
        };
      }
      case 'table': {
        const row = (cells: readonly (readonly ArticleRun[])[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
        return {
          text: [block.head, ...block.rows].map((cells) => cells.map(text).join(' | ')).join('\n'),
          html: `<table>${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`,
        };
      }
    }
  };
  return blocks.map(partOf);
}

const TAGS = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

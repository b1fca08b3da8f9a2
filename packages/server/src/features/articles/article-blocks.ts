import { isArticleHref } from '@pylon/contract/articles/article-href';
import type { ArticleBlock, ArticleRun } from '@pylon/contract/articles/articles';
import type { Result } from '@pylon/engine/vocabulary/result';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { type Pictures, toWirePicture } from '../../content/picture-shelf.ts';

/** How the words inside a link or an emphasis are drawn. */
type Look = Omit<ArticleRun, 'text'>;

/** Something that does not fit, with its line of the text from 1. */
export interface TextFault {
  readonly line: number;
  readonly why: string;
}

/** As it stands between the files, so that any editor of Markdown shows it. */
const PICTURE = /^\.\.\/images\/([^/]+)$/;
const LONGEST_TOLD = 40;
const told = (raw: string): string => `'${raw.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_TOLD)}'`;
const lineEnds = (text: string): number => text.split('\n').length - 1;
const leadingLines = (raw: string): string => /^\n*/.exec(raw)?.[0] ?? '';
/** A line end in the file is a space on the page. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * Markdown as blocks of words: headings of two levels, paragraphs, quotes, flat lists, tables, links, emphasis, code
 * and pictures of the content folder. Whatever else stands in the text, markup above all, is a fault of the file: left
 * out in silence, an operator would look for it on the page.
 *
 * @param pictures those that may be shown
 * @returns the blocks, or the first things that do not fit, each with its line
 */
export function articleBlocks(markdown: string, pictures: Pictures): Result<ArticleBlock[], readonly TextFault[]> {
  const faults: TextFault[] = [];
  /** The block that is read, and the line that it begins in. */
  let block = { raw: '', line: 1 };
  const misfit = (why: string, raw: string): [] => {
    const before = block.raw.slice(0, Math.max(0, block.raw.indexOf(raw)));
    faults.push({ line: block.line + lineEnds(before + leadingLines(raw)), why: `${why} ${told(raw)}` });
    return [];
  };

  function runOf(token: MarkedToken, look: Look): ArticleRun[] {
    switch (token.type) {
      case 'text':
        return token.tokens ? runsOf(token.tokens, look) : [{ ...look, text: onOneLine(token.text) }];
      case 'escape':
        return [{ ...look, text: token.text }];
      case 'br':
        return [{ ...look, text: ' ' }];
      case 'codespan':
        return [{ ...look, text: token.text, look: 'code' }];
      case 'strong':
        return runsOf(token.tokens, { ...look, look: 'strong' });
      case 'em':
        return runsOf(token.tokens, { ...look, look: 'emphasis' });
      case 'link':
        return isArticleHref(token.href)
          ? runsOf(token.tokens, { ...look, href: token.href })
          : misfit('a link must lead to a path of this site, an https address or a mail address:', token.raw);
      case 'html':
        return misfit('HTML is not shown:', token.raw);
      case 'image':
        return misfit('a picture stands in a paragraph of its own:', token.raw);
      default:
        return misfit(`'${token.type}' is not shown:`, token.raw);
    }
  }
  const runsOf = (tokens: readonly Token[], look: Look = {}): ArticleRun[] =>
    tokens.flatMap((token) => runOf(token as MarkedToken, look)); // no extension adds tokens of its own

  /** The words of a part that holds one paragraph. */
  function oneParagraph(tokens: readonly Token[], raw: string): ArticleRun[] {
    const [only, ...others] = tokens.filter(({ type }) => type !== 'space') as MarkedToken[]; // as above
    if (!only) return [];
    const isPlain = only.type === 'text' || only.type === 'paragraph';
    if (!isPlain || others.length > 0) return misfit('a list item or quote holds one paragraph and nothing else:', raw);
    return only.tokens ? runsOf(only.tokens) : runOf(only as MarkedToken, {});
  }

  /** A picture of the folder beside the articles, in words for whoever does not see it. */
  function pictureOf({ href, text, title, raw }: Tokens.Image): ArticleBlock | [] {
    const name = PICTURE.exec(href)?.[1] ?? '';
    const picture = pictures.byName.get(name);
    if (!picture) return misfit('a picture must be a file of the folder, ../images/name.png:', raw);
    const alt = onOneLine(text).trim();
    if (alt === '') return misfit('a picture needs words for whoever does not see it:', raw);
    const caption = title === null || title.trim() === '' ? null : onOneLine(title).trim();
    return { kind: 'picture', ...toWirePicture(name, picture), alt, caption };
  }

  function blockOf(token: MarkedToken): ArticleBlock | [] {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        if (token.depth !== 2 && token.depth !== 3) return misfit('headings have two or three #:', token.raw);
        return { kind: 'heading', level: token.depth, runs: runsOf(token.tokens) };
      case 'paragraph': {
        const [only, ...others] = token.tokens;
        if (only?.type === 'image' && others.length === 0) return pictureOf(only as Tokens.Image); // by its type
        return { kind: 'paragraph', runs: runsOf(token.tokens) };
      }
      case 'blockquote':
        return { kind: 'quote', runs: oneParagraph(token.tokens, token.raw) };
      case 'list':
        return {
          kind: 'list',
          isOrdered: token.ordered,
          items: token.items.map((item) => oneParagraph(item.tokens, item.raw)),
        };
      case 'table':
        return {
          kind: 'table',
          head: token.header.map(({ tokens }) => runsOf(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => runsOf(tokens))),
        };
      case 'html':
        return misfit('HTML is not shown:', token.raw);
      default:
        return misfit(`'${token.type}' is not shown:`, token.raw);
    }
  }

  const blocks = lexer(markdown).flatMap((token) => {
    block = { raw: token.raw, line: block.line + lineEnds(block.raw) }; // what stands in a row makes the whole text
    return blockOf(token as MarkedToken); // as above
  });
  return faults.length > 0 ? { ok: false, reason: faults.slice(0, 3) } : { ok: true, value: blocks };
}

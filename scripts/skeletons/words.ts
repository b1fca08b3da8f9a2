// The words that skeletons ask for, and their spellings in a name's different places.
import type { Joined, Word } from './skeleton.ts';

export const FEATURE: Word = { name: 'feature', form: /^[a-z]+(-[a-z]+)*$/, example: 'trade-block' };
/** Something that has a name in code and in the names of its files. */
export const NAME: Word = { name: 'name', form: /^[a-z]+([A-Z][a-z]+)*$/, example: 'listTrades' };
export const SENTENCE: Word = {
  name: 'sentence',
  form: /^[A-Z][^\n`\\*]*\.$/,
  example: '"The trades of a league. Changes nothing."',
};

/** @example kebab('listTrades') // → 'list-trades' */
export const kebab = (camel: string): string => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @example camel('trade-block') // → 'tradeBlock' */
export const camel = (dashed: string): string =>
  dashed.replaceAll(/[-_]([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

/** @example pascal('trade-block') // → 'TradeBlock' */
export const pascal = (dashed: string): string => `${dashed.charAt(0).toUpperCase()}${camel(dashed.slice(1))}`;

/** In words. @example title('tradeFinder') // → 'Trade finder' */
export const title = (name: string): string => {
  const words = kebab(name).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** An import, behind the first one; the formatter puts it in its place. */
export const imported = (path: string, text: string): Joined => ({ path, at: /^import [^;]*;\n/m, text: `${text}\n` });

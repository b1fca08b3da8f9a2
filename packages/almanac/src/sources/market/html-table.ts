// A table of a page, for sites that publish nothing else: its cells by what stands above them. No more of the page's
// markup is understood than where tables, rows, cells, links and named parts begin and end.

/** A cell: its text, the links in it, and the texts of its parts by each of their class names. */
export interface HtmlCell {
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly parts: ReadonlyMap<string, string>;
}

/** A table with a header: its titles, and rows of as many cells as it has titles. */
export interface HtmlTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly HtmlCell[])[];
  /** Whether the page ends before the table does. */
  readonly isCut: boolean;
}

/** What says nothing to a reader. */
const UNSEEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s|\/)*)>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>', nbsp: ' ' };
/** Elements that have no end. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'img', 'hr', 'input', 'col', 'meta', 'link', 'wbr', 'source']);

const plain = (text: string): string =>
  text
    .replace(ENTITY, (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      plain(values.find((value) => value !== undefined) ?? ''),
    ]),
  );

/** An element that has begun and not ended yet. */
interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
}

/** What a cell's markup holds; elements that are left open end with it. */
function cellOf(markup: string): HtmlCell {
  const open: Open[] = [{ name: '', attributes: new Map(), text: '' }];
  const links: { href: string; text: string }[] = [];
  const parts = new Map<string, string>();
  const say = (text: string) => {
    for (const element of open) element.text += text;
  };
  const end = () => {
    const { attributes, text } = open.pop() ?? { attributes: new Map<string, string>(), text: '' };
    const href = attributes.get('href');
    if (href !== undefined) links.push({ href, text: plain(text) });
    for (const name of attributes.get('class')?.split(' ') ?? []) if (!parts.has(name)) parts.set(name, plain(text));
  };
  let from = 0;
  for (const { 0: tag, 1: slash, 2: element = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    say(markup.slice(from, index));
    from = index + tag.length;
    const name = element.toLowerCase();
    if (EMPTY.has(name)) say(' ');
    else if (slash !== '/') open.push({ name, attributes: attributesOf(attributes), text: '' });
    else if (open.some((known) => known.name === name)) {
      while (open.at(-1)?.name !== name) end();
      end();
    }
  }
  say(markup.slice(from));
  const text = plain(open[0]?.text ?? '');
  while (open.length > 1) end();
  return { text, links, parts };
}

/** The contents of elements that follow one another, up to the next of them or their end. */
function contentsOf(markup: string, names: string): readonly string[] {
  const begins = [...markup.matchAll(new RegExp(`<(?:${names})\\b(?:"[^"]*"|'[^']*'|[^>"'])*>`, 'gi'))];
  return begins.map(({ 0: tag, index }, place) => {
    const inside = markup.slice(index + tag.length, begins[place + 1]?.index);
    const ends = inside.search(new RegExp(`</(?:${names})\\s*>`, 'i'));
    return ends === -1 ? inside : inside.slice(0, ends);
  });
}

/**
 * The first table of a page that has some titles. Rows with another number of cells than titles are no rows of it.
 *
 * @param needed titles that it must have, as {@link titleKey} writes them
 * @returns undefined when no table has them
 */
export function htmlTable(page: string, needed: readonly string[]): HtmlTable | undefined {
  const seen = page.replace(UNSEEN, ' ');
  const begins = [...seen.matchAll(/<table\b/gi)].map(({ index }) => index);
  for (const [place, begin] of begins.entries()) {
    const upToNext = seen.slice(begin, begins[place + 1]);
    const ends = upToNext.search(/<\/table\s*>/i);
    const markup = ends === -1 ? upToNext : upToNext.slice(0, ends);
    const lines = contentsOf(markup, 'tr');
    const titles = lines
      .map((line) => contentsOf(line, 'th').map((cell) => titleKey(cellOf(cell).text)))
      .find((line) => needed.every((title) => line.includes(title)));
    if (!titles) continue;
    const rows = lines.map((line) => contentsOf(line, 'td').map(cellOf));
    return { titles, rows: rows.filter(({ length }) => length === titles.length), isCut: ends === -1 };
  }
  return undefined;
}

/** A title without what differs from page to page. @example titleKey('Avg  Pos ') // → 'avgpos' */
export const titleKey = (title: string): string => title.toLowerCase().replace(/[^a-z0-9%/]/g, '');

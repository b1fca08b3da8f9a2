// Yahoo's XML as the JSON that it would have answered, for recordings that are in XML.

interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const PIECES = /<(\/?)([\w:.-]+)[^>]*?(\/?)>|([^<]+)/g;

/** @param xml an answer, whose first element is `fantasy_content` */
export function fromXml(xml: string): unknown {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', empty, text] of xml.replace(/<[?!][^>]*>/g, '').matchAll(PIECES)) {
    const current = open.at(-1) ?? root;
    if (text !== undefined)
      current.text += text.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
    else if (closing) open.pop();
    else {
      const element: Element = { name, children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return Object.fromEntries(root.children.map((child) => [child.name, told(child)]));
}

/** Children of one name in a parent of their plural are a list. */
function told({ name, children, text }: Element): unknown {
  if (children.length === 0) return text.trim();
  const [first] = children;
  const isList = children.every((child) => child.name === first?.name) && name === `${first?.name}s`;
  if (!isList) return Object.fromEntries(children.map((child) => [child.name, told(child)]));
  const things = children.map((child, index) => [index, { [child.name]: told(child) }] as const);
  return { ...Object.fromEntries(things), count: children.length };
}

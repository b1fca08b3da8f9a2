/** A page with other lines between two marks of a name. Throws when it has no place for them. */
export function between(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`a page lacks ${begin} … ${end}`);
  return [before + begin, '', ...lines, '', end + after].join('\n');
}

/**
 * What is chosen after a click on one option of a choice of several, where no option chosen means all of them.
 *
 * @param chosen the options chosen so far; empty is 'all'
 * @param option the option clicked, or 'all'
 * @param all every option there is
 * @returns the new choice in the order of `all`; empty is 'all', also when every option has come to be chosen
 * @example toggleChoice(['QB'], 'RB', ['QB', 'RB', 'WR']) // → ['QB', 'RB']
 * @source docs/sources.md "Tables"
 */
export function toggleChoice<T extends string>(
  chosen: readonly T[],
  option: T | 'all',
  all: readonly T[],
): readonly T[] {
  if (option === 'all') return [];
  const isOn = chosen.includes(option);
  const next = all.filter((each) => (each === option ? !isOn : chosen.includes(each)));
  return next.length === all.length ? [] : next;
}

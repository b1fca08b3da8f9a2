/** Runs one thing after the other: each begins when the one before has ended, and at once when none is under way. */
export function inTurn(): (act: () => Promise<void>) => Promise<void> {
  let last: Promise<void> | null = null;
  return (act) => {
    const mine = (last === null ? act() : last.then(act, act)).finally(() => {
      if (last === mine) last = null;
    });
    last = mine;
    return mine;
  };
}

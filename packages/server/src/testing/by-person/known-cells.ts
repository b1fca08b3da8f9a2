// Which values of a statement are known, or the same as another.

/** A column of a table as it is used in one place of a statement, or 'known': given with the statement. */
export type Cell = string;
export const KNOWN: Cell = 'known';

/** Which cells have the same value. */
export class Equals {
  private readonly above: Map<Cell, Cell>;
  private constructor(above: Map<Cell, Cell>) {
    this.above = above;
  }
  static none = () => new Equals(new Map());
  copy = () => new Equals(new Map(this.above));
  find(cell: Cell): Cell {
    const next = this.above.get(cell);
    return next === undefined ? cell : this.find(next);
  }
  join(one: Cell | null, other: Cell | null): void {
    if (one === null || other === null) return;
    const [a, b] = [this.find(one), this.find(other)];
    if (a !== b) this.above.set(a === KNOWN ? b : a, a === KNOWN ? a : b);
  }
  isKnown = (cell: Cell | null): boolean => cell !== null && this.find(cell) === KNOWN;
}

/** What a name in FROM stands for. */
export interface Relation {
  readonly table: string | null;
  readonly cells: ReadonlyMap<string, Cell | null>;
}

export interface Scope {
  readonly relations: Map<string, Relation>;
  readonly shared: Map<string, ReadonlyMap<string, Cell | null>>;
  readonly above: Scope | null;
}

export const inside = (above: Scope | null): Scope => ({ relations: new Map(), shared: new Map(), above });

/** One of several values, as it is told apart on the screen. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

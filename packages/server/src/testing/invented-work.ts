// Pieces of work for tests of threads.
export const double = ({ number }: { readonly number: number }): number => 2 * number;

export const endless = (_nothing: object): never => {
  for (;;);
};

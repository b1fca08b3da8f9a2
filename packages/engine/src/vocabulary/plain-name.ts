/** A text in the form in which names are compared. @example plainName("D'Andre Swift Jr.") // → 'dandre swift jr' */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

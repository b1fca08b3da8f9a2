/** A colour as six hexadecimal digits, with or without '#'. */
const HEX = /^#?([0-9a-f]{6})$/i;

/** Black and white: what may be written upon a team's colour. Our softer ink would miss 4.5:1 on some blues. */
const INK = '#000000';
const PAPER = '#ffffff';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * How light a colour is to the eye (WCAG relative luminance).
 * @returns 0 (black) to 1 (white); null for a text that is no colour
 */
function luminance(colour: string): number | null {
  const digits = HEX.exec(colour)?.[1];
  if (digits === undefined) return null;
  const [red, green, blue] = [0, 2, 4].map((at) => channel(Number.parseInt(digits.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two colours, 1 to 21; 1 when one of them is no colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return 1;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A ground and what is written on it, legible at 4.5:1 or better. */
export interface Paint {
  readonly ground: string;
  readonly text: string;
}

/** What a player without a team is drawn on. */
const NO_TEAM: Paint = { ground: '#5b616e', text: PAPER };

/** The ground of a colour, with black or white on it, whichever reads better. One of the two always reaches 4.5:1. */
export function paintOn(colour: string | null | undefined): Paint {
  const digits = HEX.exec(colour ?? '')?.[1];
  if (digits === undefined) return NO_TEAM;
  const ground = `#${digits.toLowerCase()}`;
  return { ground, text: contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK };
}

/** Room kept free between a floating part and the edges of the window, in pixels. */
const MARGIN = 8;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A list lower than this is no list: with less room on both sides it is this high, and moves to stay in the window. */
const LEAST_HEIGHT = 96;

/** Room kept free between a floating part and its anchor, in pixels. */
const GAP = 4;

/**
 * Where a floating part goes: under its anchor, above it when there is no room below; where it fits on neither side, on
 * the one with more room, no higher than that. It covers its anchor only in a window too low for both.
 *
 * @param part as large as it would like to be
 * @param align which edges meet: left ('start'), centres, or right ('end')
 * @returns left, top and the most it may be high, in pixels of the window
 */
export function place(anchor: Box, part: Size, view: Size, align: 'start' | 'center' | 'end') {
  const wanted =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.left + anchor.width - part.width
        : anchor.left + (anchor.width - part.width) / 2;
  const left = Math.max(MARGIN, Math.min(wanted, view.width - part.width - MARGIN));
  const under = anchor.top + anchor.height + GAP;
  const roomBelow = view.height - MARGIN - under;
  const roomAbove = anchor.top - GAP - MARGIN;
  const isBelow = part.height <= roomBelow || roomBelow >= roomAbove;
  const maxHeight = Math.max(LEAST_HEIGHT, isBelow ? roomBelow : roomAbove);
  const height = Math.min(part.height, maxHeight);
  const top = isBelow ? under : anchor.top - GAP - height;
  return { left, top: Math.max(MARGIN, Math.min(top, view.height - MARGIN - height)), maxHeight };
}

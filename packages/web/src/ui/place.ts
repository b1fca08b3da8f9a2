/** Room kept free between a floating part and the edges of the window, in pixels. */
export const MARGIN = 8;

/** So much room is enough for a part that scrolls, in pixels. */
const ENOUGH = 320;

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

/**
 * Where a floating part goes: under its anchor; above it when there is no room below; under it and scrolled when there is none above
 * either; over it when there is hardly any; always inside the window.
 *
 * @param align which edges meet: left ('start'), centres, or right ('end')
 * @returns left and top in pixels of the window
 */
export function place(anchor: Box, part: Size, view: Size, align: 'start' | 'center' | 'end') {
  const wanted =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.left + anchor.width - part.width
        : anchor.left + (anchor.width - part.width) / 2;
  const left = Math.max(MARGIN, Math.min(wanted, view.width - part.width - MARGIN));
  const below = anchor.top + anchor.height + 4;
  const above = anchor.top - part.height - 4;
  const lowest = view.height - part.height - MARGIN;
  const hasEnoughBelow = view.height - MARGIN - below >= ENOUGH;
  const top = below <= lowest ? below : above >= MARGIN ? above : hasEnoughBelow ? below : Math.max(MARGIN, lowest);
  return { left, top };
}

import { INSTALLED } from './brand.ts';

/**
 * How the icon stands: with corners of its own; on a full square, where whoever shows it rounds it; or with its mark in
 * the middle, of which any shape may be cut.
 * @source https://www.w3.org/TR/appmanifest/#icon-masks
 */
export type IconShape = 'rounded' | 'square' | 'maskable';

/** All of the mark within four fifths of the square's width, as a circle. */
const IN_THE_MIDDLE = " transform='translate(16 16) scale(.75) translate(-16 -16.5)'";

/** The product's icon as an SVG picture: a pylon on ink. */
export const brandIcon = (shape: IconShape): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32'${
    shape === 'rounded' ? " rx='6'" : ''
  } fill='${INSTALLED.colours.icon.ground}'/><path fill='${INSTALLED.colours.icon.mark}' d='M12 5h8l2 20H10zM6 25h20v3H6z'${
    shape === 'maskable' ? IN_THE_MIDDLE : ''
  }/></svg>`;

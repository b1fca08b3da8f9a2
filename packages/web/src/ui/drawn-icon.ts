import { createElement, type SVGProps } from 'react';

/** Shapes of an icon: the name of each element and its attributes. */
export type IconShapes = readonly (readonly [string, Readonly<Record<string, string>>])[];

export interface DrawnIconProps extends SVGProps<SVGSVGElement> {
  /** Pixels, of width and of height. */
  readonly size?: number | string;
}

const isSpoken = (props: object): boolean =>
  Object.entries(props).some(([name, value]) => /^(aria-|role$|title$)/.test(name) && value != null);

/**
 * An icon as the library draws it, from its shapes alone. In what is built every icon is made so (`light-icons.ts`):
 * the library's own way brings names, former names and settings that nobody here makes.
 */
export const drawnIcon =
  (shapes: IconShapes) =>
  ({ size = 24, children, ...rest }: DrawnIconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(children || isSpoken(rest) ? {} : { 'aria-hidden': true }),
        ...rest,
      },
      ...shapes.map(([name, attributes]) => createElement(name, attributes)),
      children,
    );

import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shapesOf } from '../../light-icons.ts';
import { drawnIcon } from './drawn-icon.ts';

/** The library's names for an icon, which nothing here goes by. */
const withoutNames = (markup: string): string =>
  markup.replace(/class="([^"]*)"/, (_, names: string) => {
    const own = names.split(' ').filter((name) => !name.startsWith('lucide'));
    return own.length === 0 ? '' : `class="${own.join(' ')}"`;
  });

/** Elements by their attributes, in whatever order these were written. */
const inOrder = (markup: string): string =>
  withoutNames(markup).replace(/<(\w+)([^>]*?)(\/?)>/g, (_, name: string, attributes: string) =>
    [name, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
  );

const drawn = (icon: ComponentType<object>, props: object): string =>
  inOrder(renderToStaticMarkup(createElement(icon, props)));

const ICONS = ['search', 'arrow-right', 'columns-3', 'chevron-down', 'lock-keyhole'];
const PROPS = {
  alone: {},
  hidden: { 'aria-hidden': true, size: 14 },
  named: { 'aria-label': 'to', size: 11, className: 'text-muted' },
  thick: { size: 12, strokeWidth: 3 },
};

test.each(ICONS.flatMap((name) => Object.keys(PROPS).map((props) => [name, props] as const)))(
  'what is built draws %s as its library does: %s',
  async (name, props) => {
    const module = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
    const given = PROPS[props as keyof typeof PROPS];
    expect(drawn(drawnIcon(shapesOf(module)) as ComponentType<object>, given)).toBe(drawn(module.default, given));
  },
);

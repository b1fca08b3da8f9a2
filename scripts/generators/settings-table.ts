import { SETTINGS } from '@pylon/server/settings/setting-list';
import { between } from './between.ts';

/** The README with its table of settings as the code has them. */
export const withSettings = (readme: string): string =>
  between(readme, 'settings', [
    '| Name | Default | Meaning |',
    '| --- | --- | --- |',
    ...SETTINGS.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`),
  ]);

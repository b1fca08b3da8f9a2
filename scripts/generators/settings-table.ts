import { SETTINGS } from '@pylon/server/settings/setting-list';

const BEGIN = '<!-- settings -->';
const END = '<!-- /settings -->';

/** The README with its table of settings as the code has them. Throws when the README has no place for it. */
export function withSettings(readme: string): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${BEGIN} … ${END}`);
  const rows = SETTINGS.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`);
  return [before + BEGIN, '', '| Name | Default | Meaning |', '| --- | --- | --- |', ...rows, '', END + after].join(
    '\n',
  );
}

import { SPARE_SOURCES } from '@pylon/almanac/sources/reading/fetcher';
import { BadSetting } from './bad-setting.ts';

/** Sources that an operator has switched off, by name. @example parseSourcesOff('espn, mfl') // → ['espn', 'mfl'] */
export function parseSourcesOff(text: string | null): readonly string[] {
  const names = (text ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []);
  const unknown = names.find((name) => !SPARE_SOURCES.includes(name));
  if (unknown !== undefined) {
    throw new BadSetting(`PYLON_SOURCES_OFF must name sources of ${SPARE_SOURCES.join(', ')}, not '${unknown}'`);
  }
  return names;
}

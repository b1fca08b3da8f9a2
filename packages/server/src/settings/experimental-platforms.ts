import { type OutsidePlatformId, PLATFORM_IDS } from '@pylon/engine/vocabulary/platforms';
import { BadSetting } from './bad-setting.ts';

/** Platforms known by assumption alone that an operator has turned on. @example 'cbs, nfl' */
export function parseExperimentalPlatforms(text: string | null): readonly OutsidePlatformId[] {
  return (text ?? '').split(',').flatMap((part) => {
    const name = part.trim().toLowerCase();
    const id = PLATFORM_IDS.find((each) => each === name);
    if (name !== '' && !id)
      throw new BadSetting(
        `PYLON_EXPERIMENTAL_PLATFORMS must name platforms of ${PLATFORM_IDS.join(', ')}, not '${name}'`,
      );
    return id ?? [];
  });
}

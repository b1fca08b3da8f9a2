import { useState } from 'react';
import { initials } from './display.ts';
import type { Entity } from './entity.ts';
import { paintOn } from './team-colours.ts';
import { useTeams } from './use-teams.ts';

/** Pixels. @source docs/sources.md "Display" */
export const CREST_PIXELS = { xs: 20, sm: 24, md: 32, lg: 40, xl: 55, card: 96 } as const;

export interface CrestProps {
  readonly entity: Entity;
  readonly size?: keyof typeof CREST_PIXELS;
}

/**
 * A player's portrait, or their initials on their team's colours; a team's letters on a square. Drawn by us first, so
 * that nothing moves, and nothing is missing when the picture cannot be had. Small ones are always drawn.
 */
export function Crest({ entity, size = 'md' }: CrestProps) {
  const team = useTeams().get(entity.teamAlias ?? '');
  const { ground, text } = paintOn(team?.primaryColor);
  const pixels = CREST_PIXELS[size];
  const [isShown, setIsShown] = useState(true);
  const letters = entity.isTeam ? (entity.teamAlias ?? '') : initials(entity.name);
  const hasPortrait = pixels >= CREST_PIXELS.xl && entity.headshotURL !== null && isShown;
  return (
    <span
      aria-hidden
      className={`scoreboard relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden font-semibold leading-none ${
        entity.isTeam ? 'rounded-md' : 'rounded-full'
      }`}
      style={{
        width: pixels,
        height: pixels,
        background: ground,
        color: text,
        fontSize: pixels * (letters.length > 2 ? 0.4 : 0.46),
        boxShadow: `inset 0 0 0 ${Math.max(1.5, pixels / 20)}px ${paintOn(team?.secondaryColor).ground}`,
      }}
    >
      {letters}
      {hasPortrait && (
        <img
          src={entity.headshotURL}
          alt=""
          width={pixels}
          height={pixels}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setIsShown(false)}
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setIsShown(false); // failed before the script came
          }}
        />
      )}
    </span>
  );
}

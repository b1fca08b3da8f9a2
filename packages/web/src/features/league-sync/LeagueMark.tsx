import { useState } from 'react';
import { PlatformMark, type PlatformMarkProps } from './PlatformMark.tsx';

export interface LeagueMarkProps extends Pick<PlatformMarkProps, 'platform'> {
  /** null where the league has no picture. */
  readonly avatarURL: string | null;
}

/** A league's own picture; its platform's mark where there is none, or where it cannot be had. */
export function LeagueMark({ platform, avatarURL }: LeagueMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (avatarURL === null || avatarURL === failed) return <PlatformMark platform={platform} />;
  return (
    <img
      src={avatarURL}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-10 shrink-0 rounded-md border border-edge bg-raised object-cover"
      onError={() => setFailed(avatarURL)}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(avatarURL);
      }}
    />
  );
}

import { initials } from '../player/display.ts';

/** An expert's initials in a ring: experts here are methods and publishers, and have no faces. */
export const ExpertAvatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden
    className="scoreboard inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-edge bg-raised font-semibold text-xs"
  >
    {initials(name)}
  </span>
);

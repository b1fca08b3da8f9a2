import type { Sponsor, SponsorSlot } from '@pylon/contract/sponsors/sponsors';
import { buttonClass } from '../../ui/Button.tsx';
import { SPONSORED_LINK, sponsorLabel, useSponsor } from './use-sponsor.ts';

export interface SponsorPlaceProps {
  readonly slot: Exclude<SponsorSlot, 'leagues-menu' | 'sync-success'>;
}

/**
 * A place of the product that somebody sponsors, labelled as such; nothing where nobody does. Words, a picture of our
 * own origin and a link: no script of theirs, and nobody is told who looked or followed.
 */
export function SponsorPlace({ slot }: SponsorPlaceProps) {
  const sponsor = useSponsor(slot);
  if (!sponsor) return null;
  if (slot === 'powered-by') return <PoweredBy sponsor={sponsor} />;
  return slot === 'filters' ? <OneLine sponsor={sponsor} /> : <PromoBlock sponsor={sponsor} />;
}

interface Named {
  readonly sponsor: Sponsor;
}

const Label = ({ sponsor }: Named) => <p className="text-muted text-sm">{sponsorLabel(sponsor)}</p>;

/** The sponsor's picture, whose name it bears for whoever does not see it, or else the name. */
const Mark = ({ sponsor: { picture, name } }: Named) =>
  picture ? (
    <img {...picture} alt={name} loading="lazy" className="h-auto max-h-9 w-auto max-w-40 object-contain" />
  ) : (
    <span className="font-semibold">{name}</span>
  );

const PromoBlock = ({ sponsor }: Named) => (
  <aside aria-label={`Sponsored by ${sponsor.name}`} className="border-hairline border-t pt-3 text-base">
    <Label sponsor={sponsor} />
    <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <Mark sponsor={sponsor} />
        {sponsor.title !== null && <p className="scoreboard font-semibold text-xl">{sponsor.title}</p>}
        {sponsor.text !== null && <p>{sponsor.text}</p>}
      </div>
      <a href={sponsor.href} {...SPONSORED_LINK} className={buttonClass()}>
        {sponsor.action}
      </a>
    </div>
  </aside>
);

/** As tall as the controls that it stands among. */
const OneLine = ({ sponsor }: Named) => (
  <aside
    aria-label={`Sponsored by ${sponsor.name}`}
    className="col-span-2 flex min-h-9 items-center gap-3 text-base md:ml-auto"
  >
    <Label sponsor={sponsor} />
    <a href={sponsor.href} {...SPONSORED_LINK} className="inline-flex items-center underline max-md:min-h-11">
      <Mark sponsor={sponsor} />
    </a>
  </aside>
);

const PoweredBy = ({ sponsor }: Named) => (
  <aside
    aria-label={`Sponsored by ${sponsor.name}`}
    className="flex flex-wrap items-center gap-x-3 border-hairline border-t pt-3 text-base"
  >
    <a href={sponsor.href} {...SPONSORED_LINK} className="inline-flex items-center gap-2 max-md:min-h-11">
      Powered by <Mark sponsor={sponsor} />
    </a>
    <Label sponsor={sponsor} />
  </aside>
);

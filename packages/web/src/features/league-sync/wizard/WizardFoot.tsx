import { BRAND } from '@pylon/contract/brand';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { HELP_ARTICLES } from '../../../widgets/help/help-articles.ts';
import { textLink } from '../../../widgets/league/text-link.ts';
import { LazySponsorPlace } from '../../../widgets/sponsors/lazy-sponsor-place.ts';

/** The partner's leagues, by what one of them is called. */
const PARTNER = BRAND.guillotine.name.replace(/ Leagues$/, '');

const READING: readonly { readonly slug: string; readonly title: string; readonly isBeside?: boolean }[] = [
  { slug: HELP_ARTICLES.syncTrouble, title: 'Having Trouble Syncing?' },
  { slug: HELP_ARTICLES.leagueSync, title: `What is League Sync? Read about ${BRAND.name}!` },
  // In a tab of their own: they tell what to do elsewhere, for a form that is half filled in here.
  { slug: HELP_ARTICLES.leagueUrl, title: 'Find your league URL', isBeside: true },
  { slug: HELP_ARTICLES.publicLeague, title: 'Make a private league public', isBeside: true },
];

/** What there is to read about it; the partner and who sponsors it, unless another platform was chosen. */
export function WizardFoot({ platform }: { readonly platform: OutsidePlatformId | null }) {
  const isPartners = platform === null || platform === 'guillotine';
  return (
    <>
      <ul className="flex flex-col gap-1 border-hairline border-t pt-4 md:flex-row md:flex-wrap md:gap-x-8">
        {READING.map(({ slug, title, isBeside = false }) => (
          <li key={slug}>
            <Link to={PATHS.article} params={{ slug }} className={textLink} {...(isBeside && { target: '_blank' })}>
              {title}
              {isBeside && <span className="sr-only"> Opens a new tab.</span>}
            </Link>
          </li>
        ))}
        {isPartners && (
          <li className="text-base text-muted">
            Don't have a {PARTNER} League yet?{' '}
            <a href={BRAND.guillotine.url} target="_blank" rel="sponsored noopener" className={textLink}>
              Create a League
            </a>
          </li>
        )}
      </ul>
      {isPartners && <LazySponsorPlace slot="league-sync" />}
    </>
  );
}

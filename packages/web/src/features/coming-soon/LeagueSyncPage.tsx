import { BRAND } from '@pylon/contract/brand';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { HELP_ARTICLES } from '../../widgets/help/help-articles.ts';
import { ComingSoon } from './ComingSoon.tsx';

const READING = [
  { slug: HELP_ARTICLES.leagueSync, title: `What is League Sync? Read about ${BRAND.name}!` },
  { slug: HELP_ARTICLES.syncTrouble, title: 'Having Trouble Syncing?' },
  { slug: HELP_ARTICLES.leagueUrl, title: 'Find your league URL' },
  { slug: HELP_ARTICLES.publicLeague, title: 'Make a private league public' },
];

/** League Sync, until leagues can be synced, with what there is to read of it. */
export const LeagueSyncPage = () => (
  <ComingSoon feature="League Sync">
    <ul className="flex flex-col gap-1 border-hairline border-t pt-4">
      {READING.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to={PATHS.article}
            params={{ slug }}
            className="inline-flex items-center text-base underline underline-offset-4 hover:text-accent max-md:min-h-11"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </ComingSoon>
);

import { BRAND } from '@pylon/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { parseFrom } from '../../return-path.ts';
import { showHelp } from '../../widgets/help/help-store.ts';
import { NewsletterForm } from '../../widgets/help/NewsletterForm.tsx';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { day } from '../../widgets/player/display.ts';

const MODES = {
  live: 'Live data',
  mirror: 'Mirrored data',
  sample: 'Sample data: players and numbers are invented',
} as const;

const LINK = 'inline-flex items-center underline underline-offset-2 hover:text-ink max-md:min-h-11';

const ABOUT = [
  { path: PATHS.accuracy, title: 'How accurate everybody was' },
  { path: PATHS.expertMethods, title: 'How our experts rank' },
  { path: PATHS.oddsMethod, title: 'How good are our odds?' },
  { path: PATHS.utilizationMethod, title: 'How we score utilization' },
  { path: PATHS.design, title: 'Design' },
  { path: PATHS.terms, title: 'Terms' },
  { path: PATHS.privacy, title: 'Privacy' },
] as const;

/** The page by which people leave the newsletter. */
const WITHOUT_NEWSLETTER: readonly string[] = [PATHS.unsubscribe];

/** Where everything on the page comes from, and how old it is. */
export function Footer() {
  const { data } = useQuery(answer('getDataSources', {}));
  const { pathname, href } = useLocation();
  const user = useUser();
  const hasPlans = useHasPlans();
  /** Where the plans and the login lead back to; nowhere from the plans themselves. */
  const from = pathname === PATHS.pricing || pathname === PATHS.home ? {} : parseFrom({ from: href });
  return (
    <footer className="mt-8 border-hairline border-t">
      {!WITHOUT_NEWSLETTER.includes(pathname) && (
        <section aria-label="Newsletter" className="no-print border-hairline border-b">
          <div className="mx-auto flex max-w-[1366px] flex-col gap-3 px-4 py-5 md:flex-row md:items-center md:justify-between md:px-6">
            <div>
              <h2 className="text-xl">The {BRAND.name} Newsletter</h2>
              <p className="text-base text-muted">What changed, whom to pick up, and how our calls turned out.</p>
            </div>
            <NewsletterForm />
          </div>
        </section>
      )}
      <div className="mx-auto flex max-w-[1366px] flex-col gap-3 px-4 py-6 text-muted text-sm md:px-6 lg:flex-row lg:justify-between">
        {data ? (
          <div className="max-w-3xl">
            <p>
              <strong className="font-semibold text-ink">{MODES[data.provenance.mode]}</strong> as of{' '}
              {day(data.provenance.asOf)} · edition {data.provenance.edition.slice(0, 12)}
            </p>
            <p>{data.provenance.sources.map(({ name, asOf }) => (asOf ? `${name} ${day(asOf)}` : name)).join(' · ')}</p>
            {data.losses.map((loss) => (
              <p key={loss}>{loss}</p>
            ))}
          </div>
        ) : (
          <p>Sources are not known at the moment.</p>
        )}
        <ul className="no-print flex flex-wrap content-start gap-x-5 md:gap-y-2 lg:w-3/5 lg:shrink-0">
          <li>
            <Link to={PATHS.research} className={LINK}>
              All pages
            </Link>
          </li>
          <li>
            <Link to={PATHS.articles} className={LINK}>
              Articles
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => showHelp('questions')} className={LINK}>
              Help
            </button>
          </li>
          <li>
            <a href="/api/docs" className={LINK}>
              API
            </a>
          </li>
          {hasPlans && (
            <li>
              <Link to={PATHS.pricing} search={from} className={LINK}>
                Plans
              </Link>
            </li>
          )}
          {user === null && (
            <li>
              <Link to={PATHS.login} search={from} className={LINK}>
                Sign in
              </Link>
            </li>
          )}
          {ABOUT.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={LINK}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

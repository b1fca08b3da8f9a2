import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { day } from '../../widgets/display.ts';

const MODES = {
  live: 'Live data',
  mirror: 'Mirrored data',
  sample: 'Sample data: players and numbers are invented',
} as const;

/** Where everything on the page comes from, and how old it is. */
export function Footer() {
  const { data } = useQuery(answer('getDataSources', {}));
  return (
    <footer className="mt-8 border-hairline border-t">
      <div className="mx-auto flex max-w-[1366px] flex-col gap-3 px-4 py-6 text-muted text-sm md:flex-row md:justify-between md:px-6">
        {data ? (
          <div className="max-w-3xl">
            <p>
              <strong className="font-semibold text-ink">{MODES[data.provenance.mode]}</strong> as of{' '}
              {day(data.provenance.asOf)} · edition {data.provenance.edition.slice(0, 12)}
            </p>
            <p>{data.provenance.sources.map(({ name, asOf }) => (asOf ? `${name} ${day(asOf)}` : name)).join(' · ')}</p>
          </div>
        ) : (
          <p>Sources are not known at the moment.</p>
        )}
        <ul className="no-print flex shrink-0 gap-5">
          <li>
            <a href="/api/docs" className="underline underline-offset-2 hover:text-ink">
              API
            </a>
          </li>
          <li>
            <Link to={PATHS.oddsMethod} className="underline underline-offset-2 hover:text-ink">
              How good are our odds?
            </Link>
          </li>
          <li>
            <Link to={PATHS.design} className="underline underline-offset-2 hover:text-ink">
              Design
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}

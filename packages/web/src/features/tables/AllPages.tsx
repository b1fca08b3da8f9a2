import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { SITE } from '../../widgets/site-pages.ts';

/** Every page by what a manager is doing, and what each answers. */
export const AllPages = () => (
  <main id="main" className="flex flex-col gap-8">
    <header className="border-edge border-b pb-4">
      <h1>All pages</h1>
      <p className="pt-1 text-lg text-muted">Every table and tool, and what it answers.</p>
    </header>
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
      {SITE.map(({ title, pages }, index) => (
        <section key={title} aria-labelledby={`section-${index}`}>
          <PartTitle id={`section-${index}`} title={title} className="border-edge border-b pb-2" />
          <ul>
            {pages.map((page) => (
              <li key={page.path} className="relative border-hairline border-b py-3 hover:bg-raised">
                <h3 className="text-lg">
                  <Link
                    to={page.path}
                    search={({ scoring }) => (scoring ? { scoring } : {})}
                    className="after:absolute after:inset-0"
                  >
                    {page.title}
                  </Link>
                </h3>
                <p className="text-base text-muted">{page.question}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Soon />
    </div>
  </main>
);

/** What an operator has taken away for a while, where there is any of it. */
function Soon() {
  const { data } = useQuery(answer('listComingSoon', {}));
  if (!data || data.comingSoon.length === 0) return null;
  return (
    <section aria-labelledby="soon">
      <PartTitle id="soon" title="Soon" className="border-edge border-b pb-2" />
      <ul>
        {data.comingSoon.map(({ slug, feature, text }) => (
          <li key={slug} className="relative border-hairline border-b py-3 hover:bg-raised">
            <h3 className="text-lg">
              <Link to={PATHS.comingSoonFeature} params={{ slug }} className="after:absolute after:inset-0">
                {feature}
              </Link>
              <span className="label ml-2 whitespace-nowrap rounded-sm border border-edge px-1.5">Soon</span>
            </h3>
            {text && <p className="text-base text-muted">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

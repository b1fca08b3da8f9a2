import type { ArticleSubject } from '@pylon/contract/articles/articles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS, teamPath } from '../../paths.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { day } from '../../widgets/player/display.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articlesAnswer } from './articles.search.ts';
import { TOPICS } from './topics.ts';

const MORE = 3;

/** An article, and what else there is to read, of its topic first. */
export function ArticlePage() {
  const { slug = '' } = useParams({ strict: false });
  const { article } = useSuspenseQuery(answer('getArticle', { slug })).data;
  const others = useSuspenseQuery(articlesAnswer({})).data.articles.filter((other) => other.slug !== slug);
  const isNear = ({ topic }: { readonly topic: string }) => topic === article.topic;
  const more = [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, MORE);
  return (
    <main id="main" className="flex max-w-3xl flex-col gap-6">
      <header className="border-edge border-b pb-4">
        <p className="text-muted text-sm">
          <Link
            to={PATHS.articles}
            className="inline-flex items-center underline underline-offset-2 hover:text-ink max-md:min-h-11"
          >
            Articles
          </Link>{' '}
          · {TOPICS[article.topic]} · <time dateTime={article.date}>{day(article.date)}</time>
        </p>
        <h1 className="pt-1">{article.title}</h1>
        <p className="pt-2 text-lg text-muted">{article.summary}</p>
        {article.about.length > 0 && <Subjects about={article.about} />}
      </header>
      <article>
        <ArticleBody blocks={article.blocks} />
      </article>
      {more.length > 0 && (
        <section aria-labelledby="more" className="no-print pt-4">
          <PartTitle id="more" title="More to read" className="border-edge border-b pb-2" />
          <ArticleList articles={more} level={3} />
        </section>
      )}
    </main>
  );
}

const CHIP =
  'inline-flex h-8 items-center rounded-full border border-edge bg-surface px-3 font-semibold text-sm hover:bg-raised max-md:h-11 max-md:px-4';

/** The players and teams that the article is about, each with a way there. */
const Subjects = ({ about }: { readonly about: readonly ArticleSubject[] }) => (
  <ul aria-label="About" className="no-print flex flex-wrap gap-2 pt-3">
    {about.map(({ id, name, teamSlug }) => (
      <li key={id}>
        {teamSlug === null ? (
          <PlayerLink playerId={id} className={CHIP}>
            {name}
          </PlayerLink>
        ) : (
          <a href={teamPath(teamSlug)} className={CHIP}>
            {name}
          </a>
        )}
      </li>
    ))}
  </ul>
);

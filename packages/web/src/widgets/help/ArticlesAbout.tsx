import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { articlePath } from '../../paths.ts';
import { day } from '../player/display.ts';

export interface ArticlesAboutProps {
  /** Athlete id, or a team's alias. */
  readonly id: string;
  /** Level of the title. */
  readonly level: 2 | 3;
}

const MOST = 5;

/** What there is to read about a player or a team; nothing where there is nothing. */
export function ArticlesAbout({ id, level }: ArticlesAboutProps) {
  const { data } = useQuery(answer('listArticles', { about: id, limit: MOST }));
  const Title = level === 2 ? 'h2' : 'h3';
  if (!data || data.articles.length === 0) return null;
  return (
    <section className="no-print">
      <Title className="mb-1 text-xl">Articles</Title>
      <ul>
        {data.articles.map(({ slug, title, date }) => (
          <li key={slug} className="flex flex-wrap items-baseline gap-x-3 border-hairline border-b py-2">
            <a
              href={articlePath(slug)}
              className="inline-flex items-center font-semibold text-lg underline-offset-2 hover:underline max-md:min-h-11"
            >
              {title}
            </a>
            <time dateTime={date} className="text-muted text-sm">
              {day(date)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ArticleSummary } from '@pylon/contract/articles/articles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { day } from '../../widgets/player/display.ts';
import { TOPICS } from './topics.ts';

export interface ArticleListProps {
  readonly articles: readonly ArticleSummary[];
  /** Level of each title: 2 right under the page's. */
  readonly level: 2 | 3;
}

/** Articles by title, each with what it is about. */
export const ArticleList = ({ articles, level }: ArticleListProps) => (
  <ul>
    {articles.map(({ slug, title, summary, date, topic }) => (
      <li key={slug} className="relative border-hairline border-b py-4 hover:bg-raised">
        <Title level={level}>
          <Link to={PATHS.article} params={{ slug }} className="after:absolute after:inset-0">
            {title}
          </Link>
        </Title>
        <p className="max-w-3xl pt-1 text-base">{summary}</p>
        <p className="pt-1 text-muted text-sm">
          {TOPICS[topic]} · <time dateTime={date}>{day(date)}</time>
        </p>
      </li>
    ))}
  </ul>
);

function Title({ level, children }: { readonly level: 2 | 3; readonly children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading className="text-lg">{children}</Heading>;
}

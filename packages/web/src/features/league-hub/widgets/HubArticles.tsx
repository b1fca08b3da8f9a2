import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../../api/answers.ts';
import { articlePath, PATHS } from '../../../paths.ts';
import { textLink } from '../../../widgets/league/text-link.ts';
import { day } from '../../../widgets/player/display.ts';
import { Answered, Plain, Widget } from './Widget.tsx';

/** @source docs/sources.md "Paging" */
const NEWEST = 3;

/** The newest articles. */
export const HubArticles = () => (
  <Widget name="articles" title="Articles" question="What is worth reading?">
    <Rows />
  </Widget>
);

function Rows() {
  const query = useQuery(answer('listArticles', { limit: NEWEST }));
  return (
    <Answered query={query} what="the articles" rows={NEWEST}>
      {({ articles }) =>
        articles.length === 0 ? (
          <Plain>There are no articles yet.</Plain>
        ) : (
          <>
            <ul className="border-hairline border-t">
              {articles.map(({ slug, title, summary, date }) => (
                <li key={slug} className="flex flex-col border-hairline border-b py-2">
                  <a href={articlePath(slug)} className="font-semibold text-lg underline-offset-2 hover:underline">
                    {title}
                  </a>
                  <span className="text-base text-muted">{summary}</span>
                  <span className="text-muted text-sm">{day(date)}</span>
                </li>
              ))}
            </ul>
            <Link to={PATHS.articles} className={textLink}>
              All articles
            </Link>
          </>
        )
      }
    </Answered>
  );
}

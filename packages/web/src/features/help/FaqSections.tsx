import type { FaqTopic } from '@pylon/contract/help/faq';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { showHelp } from '../../widgets/help/help-store.ts';
import { byTopic } from './faq-topic.ts';

/** Questions by section; the first section, which is about the page, is open. */
export function FaqSections({ topic }: { readonly topic: FaqTopic | null }) {
  const { data, isError, error, refetch } = useQuery(answer('getFaq', {}));
  if (isError) {
    return (
      <div className="p-5">
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <SkeletonRows rows={6} label="Loading the questions" />;
  return byTopic(data.sections, topic).map(({ title, questions }, index) => (
    <details key={title} open={index === 0} className="group/section border-hairline border-b">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-5 py-2">
        <h3 className="text-xl">{title}</h3>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      <ul className="pb-2">
        {questions.map(({ question, answer: paragraphs, article }) => (
          <li key={question}>
            <details className="group/question">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-5 py-2 font-semibold text-base hover:bg-raised">
                {question}
                <ChevronDown
                  aria-hidden
                  size={16}
                  className="shrink-0 text-muted transition-transform group-open/question:rotate-180"
                />
              </summary>
              <div className="flex flex-col gap-2 px-5 pb-3 text-base">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {article && (
                  <Link
                    to={PATHS.article}
                    params={{ slug: article.slug }}
                    onClick={() => showHelp(null)}
                    className="inline-flex items-center self-start underline underline-offset-4 hover:text-accent max-md:min-h-11"
                  >
                    {article.title}
                  </Link>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </details>
  ));
}

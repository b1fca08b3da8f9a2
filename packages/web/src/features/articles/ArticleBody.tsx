import type { ArticleBlock, ArticleRun } from '@pylon/contract/articles/articles';
import { Fragment, type ReactNode } from 'react';
import { ArticleLink } from './ArticleLink.tsx';

/** The text of an article. It comes as words with looks, so nothing of it can become markup. */
export const ArticleBody = ({ blocks }: { readonly blocks: readonly ArticleBlock[] }) => (
  <div className="flex flex-col gap-4 text-lg">{keyed(blocks, (block) => draw(block))}</div>
);

function draw(block: ArticleBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="pt-4 text-xl">
          <Runs runs={block.runs} />
        </h2>
      ) : (
        <h3 className="pt-2 text-lg">
          <Runs runs={block.runs} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="border-edge border-l-[3px] pl-4 text-muted">
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'picture':
      return <Picture {...block} />;
    case 'list': {
      const items = keyed(block.items, (runs) => (
        <li>
          <Runs runs={runs} />
        </li>
      ));
      return block.isOrdered ? (
        <ol className="flex list-decimal flex-col gap-2 pl-6">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-2 pl-6">{items}</ul>
      );
    }
    case 'table':
      return <Table {...block} />;
  }
}

/** Its place is held until it comes. */
const Picture = ({ src, width, height, alt, caption }: Extract<ArticleBlock, { kind: 'picture' }>) => (
  <figure className="flex flex-col gap-2">
    <img src={src} width={width} height={height} alt={alt} loading="lazy" className="h-auto max-w-full rounded-md" />
    {caption !== null && <figcaption className="text-base text-muted">{caption}</figcaption>}
  </figure>
);

const Table = ({ head, rows }: Extract<ArticleBlock, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
  <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
    <table className="w-full text-base">
      <thead>
        <tr className="border-edge border-b">
          {keyed(head, (runs) => (
            <th scope="col" className="py-2 pr-6 text-left align-bottom font-semibold">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows, (cells) => (
          <tr className="border-hairline border-b">
            {keyed(cells, (runs) => (
              <td className="py-2 pr-6 align-top">
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Runs = ({ runs }: { readonly runs: readonly ArticleRun[] }) =>
  keyed(runs, ({ text, look, href }) => {
    const words = <Words text={text} look={look} />;
    return href === undefined ? words : <ArticleLink href={href}>{words}</ArticleLink>;
  });

function Words({ text, look }: Pick<ArticleRun, 'text' | 'look'>) {
  if (look === 'strong') return <strong className="font-semibold">{text}</strong>;
  if (look === 'emphasis') return <em>{text}</em>;
  if (look === 'code') return <code className="break-words rounded-sm bg-raised px-1 text-base">{text}</code>;
  return text;
}

/** Parts that have no name of their own, by their places: an article does not change while it is read. */
const keyed = <T,>(parts: readonly T[], drawn: (part: T) => ReactNode): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  parts.map((part, place) => <Fragment key={place}>{drawn(part)}</Fragment>);

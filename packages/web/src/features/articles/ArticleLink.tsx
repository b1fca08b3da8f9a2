import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseQuery } from '../../search-params.ts';

const LOOK = 'underline underline-offset-4 hover:text-accent';

export interface ArticleLinkProps {
  /** A path of the site, or the address of another page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in a text: within the product it keeps the page, to elsewhere it opens a tab. */
export function ArticleLink({ href, children }: ArticleLinkProps) {
  if (href.startsWith('mailto:') || href.startsWith('/api/')) {
    return (
      <a href={href} className={LOOK}>
        {children}
      </a>
    );
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={LOOK}>
        {children}
      </a>
    );
  }
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
  return (
    <Link to={path} search={parseQuery(query)} className={LOOK}>
      {children}
    </Link>
  );
}

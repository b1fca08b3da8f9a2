// Whom the files of articles name, as the data know them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { meantBy } from '@pylon/almanac/read/named-in-text';
import type { ArticleSubject } from '@pylon/contract/articles/articles';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { toNamedEntity, toWireEntity } from '../../wire/entity.ts';
import type { ArticleShelf, Articles } from './article-shelf.ts';
import type { WrittenSubject } from './read-article.ts';

/** Whom each article is about, by its slug, and what could not be found, a line each. */
export interface Subjects {
  readonly bySlug: ReadonlyMap<string, readonly ArticleSubject[]>;
  readonly faults: readonly string[];
}

/** Neither an edition nor a shelf ever changes: of each shelf, what the last edition made of it. */
const known = new WeakMap<Articles, { readonly edition: Edition; readonly subjects: Subjects }>();

/** Looks up everybody whom articles name. Whoever is not found, or may be several, is left out and told as a fault. */
export function subjectsIn(edition: Edition, shelf: Articles): Subjects {
  const before = known.get(shelf);
  if (before?.edition === edition) return before.subjects;
  const faults: string[] = [];
  const bySlug = new Map<string, readonly ArticleSubject[]>();
  for (const { slug, file, subjects } of shelf.articles) {
    const found = subjects.flatMap((subject) => {
      const outcome = subjectOf(edition, subject);
      if (typeof outcome !== 'string') return outcome;
      faults.push(`Article about nobody known: ${file}:${subject.line}: ${outcome}`);
      return [];
    });
    bySlug.set(slug, [...new Map(found.map((each) => [each.id, each])).values()]);
  }
  const subjects = { bySlug, faults };
  known.set(shelf, { edition, subjects });
  return subjects;
}

/** Tells, whenever another edition comes into force, whom articles name in vain; each line once. */
export function articleFaults(articles: ArticleShelf, tell: (line: string) => void) {
  const told = new Set<string>();
  return async (edition: Edition | null): Promise<void> => {
    if (!edition) return;
    for (const line of subjectsIn(edition, await articles.current()).faults) {
      if (!told.has(line)) tell(line);
      told.add(line);
    }
  };
}

/** @returns who is meant, or why nobody is */
function subjectOf(edition: Edition, { kind, written }: WrittenSubject): ArticleSubject | string {
  const season = edition.manifest.seasons.at(-1) ?? 0;
  const told = (id: string): ArticleSubject | null => {
    const entity = toWireEntity(edition, id, season);
    const name = entity?.athlete?.fullName ?? entity?.team?.fullName;
    return name === undefined ? null : { id, name, teamSlug: entity?.team?.slug ?? null };
  };
  if (kind === 'team') return told(toTeamId(written) ?? '') ?? `the data know no team '${written}'`;
  const byId = edition.indexes.playerRow(written) === undefined ? null : told(written);
  if (byId) return byId;
  const meant = meantBy(edition, { name: written, teamId: null, position: null });
  if (meant.ok) return told(meant.entityId) ?? `nobody is named '${written}'`;
  if (meant.choices.length === 0) return `nobody is named '${written}'`;
  const choices = meant.choices.map(
    (id) => `${id} (${toNamedEntity(edition, id, season, written).athlete?.team ?? 'FA'})`,
  );
  return `'${written}' may be ${choices.join(' or ')}: write the id`;
}

import type { BodyOf } from '@pylon/contract/endpoint';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import type { Tier } from '@pylon/contract/plans/tiers';
import { opens } from '@pylon/contract/plans/tiers';
import {
  type createScoringSystem,
  MOST_SCORING_SYSTEMS,
  type ScoringSystem,
  type updateScoringSystem,
} from '@pylon/contract/scoring-systems/scoring-systems';
import { SCORING_KEYS, SCORING_RULES } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { storedValue } from '@pylon/engine/scoring/stored-value';
import { ADP_PROVIDERS, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { everybodysSystems, type KnownScoring, revisionOf, toWireScoring } from '../../wire/scoring-system.ts';
import { deleteOwn, insertOwn, listOwn, ofLeague, type ScoringContent, updateOwn } from './scoring-systems.queries.ts';

type One = Outcome<{ scoringSystem: ScoringSystem }>;
type Body = BodyOf<typeof createScoringSystem>;

/** Everybody's systems, then the caller's own. */
export async function scoringSystems(db: Db, person: Person | null, tier: Tier): Promise<ScoringSystem[]> {
  const own = person ? await listOwn(db, person.id) : [];
  return [...everybodysSystems(), ...own].map((scoring) => toWireScoring(scoring, tier));
}

/** Keeps a new system. */
export async function createScoring(db: Db, person: Person, body: Body): Promise<One> {
  const content = contentOf(person, body);
  if (!content.ok) return content;
  const scoring = await insertOwn(db, person.id, content.value, MOST_SCORING_SYSTEMS);
  return scoring ? presented(scoring, person) : failure('too-many-scoring-systems');
}

/** Replaces one of the caller's own, unless it is another one by now than the change was made to. */
export async function updateScoring(db: Db, person: Person, body: BodyOf<typeof updateScoringSystem>): Promise<One> {
  const content = contentOf(person, body);
  if (!content.ok) return content;
  const isStill = (scoring: KnownScoring) => !body.basedOn || body.basedOn === revisionOf(scoring);
  const scoring = await updateOwn(db, { accountId: person.id, id: body.id }, content.value, isStill);
  if (scoring === 'changed') return failure('scoring-system-changed');
  return scoring === 'none' ? failure('scoring-system-not-found') : presented(scoring, person);
}

/** Deletes one of the caller's own systems, which needs no plan. */
export async function deleteScoring(db: Db, person: Person, id: string): Promise<Outcome<{ id: string }>> {
  return (await deleteOwn(db, person.id, id)) ? found({ id }) : failure('scoring-system-not-found');
}

/** The system of one of the caller's leagues. */
export async function leagueScoring(db: Db, person: Person, leagueId: string): Promise<One> {
  const scoring = await ofLeague(db, person.id, leagueId);
  return scoring ? presented(scoring, person) : failure('scoring-system-not-found');
}

const presented = (scoring: KnownScoring, { tier }: Person): One =>
  found({ scoringSystem: toWireScoring(scoring, tier) });

/** The system to store, cleaned; or the reason why it cannot be stored. */
function contentOf(person: Person, body: Body): Outcome<ScoringContent> {
  if (!opens(person.tier, 'customScoringsDialog')) return failure('tier-required');
  // A league's own system comes with the league, and is changed there.
  if (body.leagueId) return failure('invalid-parameters', { leagueId: 'is none of your leagues' });
  const platform = platformOf(body.ADPProviderName);
  if (platform === undefined) return failure('invalid-parameters', { ADPProviderName: 'is no provider' });
  const league = toLeagueShape(body.footballScoringLeagueConfig);
  if (rosterSize(league.slots) === 0) {
    return failure('invalid-parameters', { footballScoringLeagueConfig: 'has no place for anybody' });
  }
  const settings = cleanSettings(body.footballScoringSettings);
  return found({ name: body.name, settings, league, platform, isHidden: body.isHidden });
}

function platformOf(name: string | null | undefined): string | null | undefined {
  if (!name) return null;
  return [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS].find((provider) => provider === name.toLowerCase());
}

/** The settings as they are kept: two decimals, in the order of the keys, those worth nothing left out. */
function cleanSettings(sent: Readonly<Record<string, number>>): ScoringSettings {
  const values = SCORING_KEYS.flatMap((key) => {
    const value = storedValue(SCORING_RULES[key], sent[key] ?? 0, 'decimals');
    return value ? [[key, value] as const] : []; // the contract has refused what is outside the bounds
  });
  return Object.fromEntries(values);
}

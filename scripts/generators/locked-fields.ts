import { api } from '@pylon/contract/api';
import { FEATURE_MARK } from '@pylon/contract/plans/locked';
import { type PaidFeature, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** What a plan opens in the answers of calls, as Markdown, from the marks in their schemas. */
export function lockedFields(): string {
  const rows = Object.values(api).flatMap((call) =>
    [...fieldsByFeature(call.answer)].map(
      ([feature, fields]) =>
        `| ${call.method} ${call.path} | ${[...fields].map((field) => `\`${field}\``).join(', ')} | \`${feature}\` | ${REQUIRED_TIER[feature]} |`,
    ),
  );
  return [
    '# What a plan opens in answers',
    '',
    'Generated from `packages/contract` by `npm run generate`: fields that a caller below the tier gets as a lock',
    '([decision 18](../decisions/0018-a-lock-leaves-the-value-out.md)). `[]` is each of a list, `*` each of a record.',
    '',
    '| Call | Fields | Feature | Tier |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Paths of the marked values of an answer. */
function fieldsByFeature(schema: z.ZodType): ReadonlyMap<PaidFeature, ReadonlySet<string>> {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Json;
  const definitions = (json['$defs'] ?? {}) as Json;
  const found = new Map<PaidFeature, Set<string>>();
  function walk(node: unknown, path: string, within: readonly unknown[]): void {
    if (typeof node !== 'object' || node === null) return;
    const { $ref, properties, items, additionalProperties, anyOf, oneOf, allOf, [FEATURE_MARK]: mark } = node as Json;
    if (typeof mark === 'string') {
      const feature = mark as PaidFeature; // locked() marks with nothing else
      found.set(feature, (found.get(feature) ?? new Set()).add(path));
      return;
    }
    const next = [...within, $ref];
    if (typeof $ref === 'string' && !within.includes($ref))
      walk(definitions[$ref.slice($ref.lastIndexOf('/') + 1)], path, next);
    for (const [name, field] of Object.entries(properties ?? {})) walk(field, path ? `${path}.${name}` : name, next);
    walk(items, `${path}[]`, next);
    walk(additionalProperties, `${path}.*`, next);
    for (const choice of [anyOf, oneOf, allOf].flat()) walk(choice, path, next);
  }
  walk(json, '', []);
  return found;
}

import { api } from '@pylon/contract/api';
import { ERRORS } from '@pylon/contract/errors';
import { LIVE_EVENTS } from '@pylon/contract/live/live-events';
import * as z from 'zod';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly default?: unknown;
}

/** The API reference as Markdown, from the contract alone. */
export function apiReference(): string {
  return [
    '# API reference',
    '',
    'Generated from `packages/contract` by `npm run generate`. All calls stand under `/api`, speak JSON and answer',
    '`{ data, error }`, one of them null. The caller is told by the header `Bearer-Token`.',
    '',
    ...Object.values(api).flatMap((call) => [
      `## ${call.method} ${call.path}`,
      '',
      call.summary,
      '',
      ...fields('Path', 'params' in call ? call.params : undefined, 'input'),
      ...fields('Query', 'query' in call ? call.query : undefined, 'input'),
      ...fields('Body', 'body' in call ? call.body : undefined, 'input'),
      ...fields('Answer', call.answer, 'output'),
    ]),
    '## Live events',
    '',
    '`GET /sse?token=…`, a `text/event-stream`. Each event carries its number for the person as its id.',
    '',
    ...Object.entries(LIVE_EVENTS).flatMap(([name, schema]) => [
      `### ${name}`,
      '',
      ...fields('Data', schema, 'output'),
    ]),
    '## Errors',
    '',
    '| Code | Status | Message |',
    '|---|---|---|',
    ...Object.entries(ERRORS).map(([code, { status, message }]) => `| ${code} | ${status} | ${message} |`),
    '',
  ].join('\n');
}

function fields(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string[] {
  if (!schema) return [];
  // Only the parts named above are read
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const entries = Object.entries(json.properties ?? {});
  if (entries.length === 0) return [];
  return [
    `**${title}**`,
    '',
    ...entries.map(([name, field]) => {
      const optional = json.required?.includes(name) ? '' : ', optional';
      const fallback = field.default === undefined ? '' : `, default ${JSON.stringify(field.default)}`;
      return `- \`${name}\`: ${typeName(field)}${fallback || optional}`;
    }),
    '',
  ];
}

function typeName(field: JsonSchema): string {
  if (field.$ref) return field.$ref.slice(field.$ref.lastIndexOf('/') + 1);
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = field.anyOf ?? field.oneOf;
  if (choices) return [...new Set(choices.map(typeName))].join(' or ');
  if (field.type === 'array') return `list of ${field.items ? typeName(field.items) : 'anything'}`;
  return typeof field.type === 'string' ? field.type : 'anything';
}

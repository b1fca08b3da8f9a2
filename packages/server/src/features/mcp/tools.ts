import { api } from '@pylon/contract/api';
import type { CallName } from '@pylon/contract/calls';
import type { Endpoint } from '@pylon/contract/endpoint';
import { isForPrograms } from '@pylon/contract/reading';
import * as z from 'zod';

/** A call as the Model Context Protocol describes a tool. */
export interface Tool {
  readonly name: CallName;
  readonly description: string;
  /** JSON Schema of an object: parameters, query and body of the call in one. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: true };
}

/** Every call that an API key may make, in the order of the contract. */
const READING: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<Endpoint>(api)
    .filter(isForPrograms)
    .map((endpoint) => [endpoint.name, endpoint]),
);

/** The call of a tool; null when there is no such tool. */
export const callOfTool = (name: string): Endpoint | null => READING.get(name) ?? null;

/** The tools, with what plans have to do with each where plans are sold. */
export const toolList = (hasPlans: boolean): readonly Tool[] =>
  [...READING.values()].map((endpoint) => ({
    name: endpoint.name,
    description: hasPlans && endpoint.plans ? `${endpoint.summary} ${endpoint.plans}` : endpoint.summary,
    inputSchema: inputSchema(endpoint),
    annotations: { readOnlyHint: true },
  }));

/** What does not fit is refused by the call itself, in its own words: the schema here only tells. */
function inputSchema({ params, query, body }: Endpoint): object {
  const whole = z.object({ ...params?.shape, ...query?.shape, ...body?.shape });
  const { $schema, ...schema } = z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' });
  return schema;
}

// The Model Context Protocol over Streamable HTTP, without sessions: a message is answered by itself, by any process.
// @source https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
import { BRAND } from '@pylon/contract/brand';
import { callRequest } from '@pylon/contract/call-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { keyOf } from '../../http/api-key.ts';
import { failure } from '../../http/errors.ts';
import type { Identifier } from '../../http/identify.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { sendFailure } from '../../http/route.ts';
import { isOfAnotherSite } from '../../http/security.ts';
import { callOfTool, type Tool, toolList } from './tools.ts';

const PATH = '/mcp';
/** Versions of the protocol, the newest first: these differ in nothing that is used here. */
const VERSIONS = ['2025-11-25', '2025-06-18'] as const;
/** Codes of JSON-RPC. */
const INVALID_REQUEST = -32_600;
const NO_SUCH_METHOD = -32_601;
const INVALID_PARAMS = -32_602;
/** What of an answer's headers is told on, whatever carries it. */
const TOLD_ON = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'] as const;

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
const CallParams = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).default({}) });

export interface McpParts {
  readonly identify: Identifier;
  readonly limiter: RateLimiter;
  readonly publicUrl: string | null;
  readonly hasPlans: boolean;
  /** The header that marks calls which this process makes to itself: their minute was counted with the message. */
  readonly ownCall: { readonly header: string; readonly value: string };
}

type Answered = { readonly result: object } | { readonly error: { readonly code: number; readonly message: string } };

const problem = (code: number, message: string): Answered => ({ error: { code, message } });

/** Every reading call of the contract as a tool, for whoever has an API key. */
export function mcpRoutes(app: FastifyInstance, parts: McpParts): void {
  const { identify, limiter, publicUrl, hasPlans, ownCall } = parts;
  let listed: readonly Tool[] | undefined;
  const tools = () => {
    listed ??= toolList(hasPlans);
    return listed;
  };

  /** Makes the call of a tool, as its holder would: rights, plan, locks and the key's day are the call's own. */
  async function callTool(params: unknown, request: FastifyRequest, reply: FastifyReply): Promise<Answered> {
    const asked = CallParams.safeParse(params);
    if (!asked.success) return problem(INVALID_PARAMS, 'A tool is called by its name, with arguments in an object.');
    const endpoint = callOfTool(asked.data.name);
    if (endpoint === null) return problem(INVALID_PARAMS, `There is no tool ${asked.data.name}.`);
    const response = await app.inject({
      method: endpoint.method,
      ...callRequest(endpoint, asked.data.arguments),
      remoteAddress: request.ip,
      headers: { authorization: request.headers.authorization, [ownCall.header]: ownCall.value },
    });
    for (const name of TOLD_ON) {
      const value = response.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    const { data, error } = response.json();
    const text = JSON.stringify(error ?? data);
    return { result: { content: [{ type: 'text', text }], isError: error !== null } };
  }

  async function answer(
    { method, params }: z.output<typeof Message>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answered> {
    switch (method) {
      case 'initialize':
        return {
          result: {
            protocolVersion: VERSIONS.find((version) => version === params?.['protocolVersion']) ?? VERSIONS[0],
            capabilities: { tools: {} },
            serverInfo: { name: BRAND.name.toLowerCase(), title: BRAND.name, version: '1' },
            instructions:
              'Reads football data and the advice for leagues of the person whose key it is. A value with "locked": true is part of a higher plan. Begin with currentSeason, and with listUserLeagues for ids of leagues.',
          },
        };
      case 'ping':
        return { result: {} };
      case 'tools/list':
        return { result: { tools: tools() } };
      case 'tools/call':
        return callTool(params, request, reply);
      default:
        return problem(NO_SUCH_METHOD, `There is no method ${method}.`);
    }
  }

  app.post(PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isOfAnotherSite(request, publicUrl)) return sendFailure(reply, failure('invalid-token'));
    if (!limiter.countCall(request, reply)) return sendFailure(reply, failure('too-many-requests'));
    const key = keyOf(request);
    const holder = key === null ? null : await identify.holderOfKey(key);
    if (holder === null) {
      reply.header('www-authenticate', 'Bearer');
      return sendFailure(reply, failure(key === null ? 'token-not-found' : 'key-unknown'));
    }
    if (!limiter.countPerson(holder.id, request, reply)) return sendFailure(reply, failure('too-many-requests'));
    const message = Message.safeParse(request.body);
    const version = request.headers['mcp-protocol-version'];
    const isKnown = version === undefined || VERSIONS.some((each) => each === version);
    if (!message.success || !isKnown) {
      const refused = problem(INVALID_REQUEST, isKnown ? 'This is no message.' : 'This version is not spoken here.');
      return reply.status(400).send({ jsonrpc: '2.0', id: null, ...refused });
    }
    const { id, method } = message.data;
    // Whatever asks for nothing is taken note of.
    if (id === undefined || method === undefined) return reply.status(202).send();
    return reply.send({ jsonrpc: '2.0', id, ...(await answer(message.data, request, reply)) });
  });
  // There is no stream to open and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    schema: { hide: true },
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  });
}

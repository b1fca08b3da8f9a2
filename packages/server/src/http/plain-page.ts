import { BRAND } from '@pylon/contract/brand';
import type { FastifyReply } from 'fastify';

/** Answers with a plain page when the product's own cannot be shown. */
export const sendPlain = (
  reply: FastifyReply,
  status: number,
  text: string,
  { reloadAfterSeconds }: { readonly reloadAfterSeconds?: number } = {},
): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${
        reloadAfterSeconds ? `<meta http-equiv="refresh" content="${reloadAfterSeconds}">` : ''
      }<title>${BRAND.name}</title></head><body><main><h1>${BRAND.name}</h1><p>${text}</p></main></body></html>`,
    );

import * as z from 'zod';

/** A picture of the product's own origin: its address changes with its bytes. Its size is in pixels. */
export const ContentPicture = z.object({ src: z.string(), width: z.number(), height: z.number() });

import type { Edition } from '@pylon/almanac/editions/edition';
import type { Provenance } from '@pylon/contract/wire';

/** Where an answer's numbers come from. */
export const provenanceOf = ({ id, manifest }: Edition): Provenance => ({
  edition: id,
  mode: manifest.mode,
  asOf: manifest.asOf,
  sources: manifest.sources.map(({ name, asOf, since }) => ({ name, asOf, ...(since !== undefined && { since }) })),
});

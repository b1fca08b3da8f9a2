import { type ReadyMaterial, readyMaterial } from '@pylon/contract/rankings/material-board';
import type { Answer } from '../../api/call.ts';

type Material = Answer<'getRankingMaterial'>;

const ready = new WeakMap<Material, ReadyMaterial>();

/** An answer as the engine takes it: read once, however many parts of a page rank by it. */
export function readyOf(material: Material): ReadyMaterial {
  const known = ready.get(material);
  if (known) return known;
  const made = readyMaterial(material);
  ready.set(material, made);
  return made;
}

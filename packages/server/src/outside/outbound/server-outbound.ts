import { type OutboundParts, outboundParts } from '@pylon/outbound/outbound';
import { standInNetwork } from '@pylon/outbound/recorded';
import type { Db } from '../../db/database.ts';
import { sharedPace } from './shared-pace.queries.ts';

/**
 * How this product asks outside sites: at a pace shared by all processes on its database.
 *
 * @param standIns what stands in for a site, by its name: an origin or a folder
 */
export const serverOutbound = (db: Db, standIns: Readonly<Record<string, string>> = {}): OutboundParts =>
  outboundParts({ pace: sharedPace(db), network: standInNetwork(standIns) });

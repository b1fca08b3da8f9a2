import type { Edition } from '@pylon/almanac/editions/edition';
import { latestDay } from '@pylon/almanac/house/days';
import { BRAND } from '@pylon/contract/brand';
import type { Provenance } from '@pylon/contract/wire';
import { provenanceOf } from '../wire/provenance.ts';
import { forecastQuery, projectionUnits } from './projected-points.ts';

/** The day of what is expected of a season's drafts; '' when nothing is. */
const forecastDay = (edition: Edition, season: number): string =>
  latestDay(projectionUnits(edition, forecastQuery(edition, season)).lines.map(({ asOf }) => asOf));

/**
 * Where numbers for a season's drafts come from: beside the sources the forecast with its own day, which stays what it
 * was before the season while the data go on.
 */
export function forecastProvenance(edition: Edition, season: number): Provenance {
  const { sources, ...of } = provenanceOf(edition);
  const asOf = forecastDay(edition, season);
  return { ...of, sources: asOf === '' ? sources : [...sources, { name: `${BRAND.name} forecasts`, asOf }] };
}

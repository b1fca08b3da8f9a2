import type { Kit } from '../../api/kit-store.ts';
import { moment } from '../../widgets/player/display.ts';
import { ageWords, isOld } from './kit-age.ts';

/** Of when a kit is, and that it is old, where it is. */
export const KitDate = ({ kit, now }: { readonly kit: Kit; readonly now: Date }) => (
  <div className="text-base">
    <p>
      <strong>Kept as of {moment(kit.keptAt)}</strong>, {ageWords(kit.keptAt, now)}. {kit.seasonId}, {kit.scoring.name}.
    </p>
    {isOld(kit.keptAt, now) && (
      <p className="text-caution">More than a day old: there are newer numbers. Update it before you draft.</p>
    )}
  </div>
);

import { BRAND } from '@pylon/contract/brand';
import { PylonMark } from '../PylonMark.tsx';

/** The paid plan's name beside the pylon. */
export const PlusLogo = () => (
  <span className="scoreboard inline-flex items-center gap-2 font-bold text-2xl tracking-[0.06em]">
    <PylonMark size={26} /> {BRAND.plan.toUpperCase()}
  </span>
);

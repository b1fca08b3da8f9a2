import { Check } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

export interface PlanFeaturesProps {
  readonly features: readonly string[];
  /** What everybody has is ticked off quietly. */
  readonly isFree?: boolean;
  readonly className?: string;
}

/** What a plan opens, point by point. */
export const PlanFeatures = ({ features, isFree = false, className }: PlanFeaturesProps) => (
  <ul className={classNames('flex flex-col gap-2 text-base', className)}>
    {features.map((feature) => (
      <li key={feature} className="flex gap-2">
        <Check aria-hidden size={18} className={classNames('shrink-0', isFree ? 'text-muted' : 'text-good')} />{' '}
        {feature}
      </li>
    ))}
  </ul>
);

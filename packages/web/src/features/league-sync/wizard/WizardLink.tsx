import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { PATHS } from '../../../paths.ts';
import type { WizardPlace } from './wizard-place.ts';
import { useWizardWay } from './wizard-way.ts';

export interface WizardLinkProps {
  readonly place: WizardPlace;
  readonly className?: string;
  /** What is said of it aloud, where its words stand more than once. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A way to another place of the wizard: an address on its page, a button in a dialog. */
export function WizardLink({ place, className, label, children }: WizardLinkProps) {
  const way = useWizardWay();
  if (way)
    return (
      <button type="button" aria-label={label} className={className} onClick={() => way.go(place)}>
        {children}
      </button>
    );
  return (
    <Link to={PATHS.leagueSync} search={place} aria-label={label} onKeyDown={followBySpace} className={className}>
      {children}
    </Link>
  );
}

/** Links are pressed by the space bar too, as buttons are. */
export function followBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

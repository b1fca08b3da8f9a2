import { BRAND } from '@pylon/contract/brand';
import { ExternalLink } from 'lucide-react';
import { OptionMenu } from '../../ui/overlays/OptionMenu.tsx';
import { ProviderMark } from '../experts/ProviderMark.tsx';

/** A synced league, as a choice. */
interface LeagueChoice {
  readonly id: string;
  readonly name: string;
  /** The platform that it is played on, by the id of its draft positions; null when there is none. */
  readonly provider: string | null;
}

export interface LeaguesDropdownProps {
  readonly leagues: readonly LeagueChoice[];
  /** Null before one is chosen. */
  readonly league: string | null;
  readonly onChange: (league: string) => void;
  readonly className?: string;
}

const SPONSOR = 'sponsor';

/** A person's leagues, and at the end the sponsor's, which opens the partner's site in a tab of its own. */
export const LeaguesDropdown = ({ leagues, league, onChange, className }: LeaguesDropdownProps) => (
  <OptionMenu
    label="Choose a League"
    value={league ?? ''}
    options={[
      ...leagues.map(({ id, name, provider }) => ({
        value: id,
        label: name,
        group: 'Your leagues',
        ...(provider === null ? {} : { mark: <ProviderMark provider={provider} /> }),
      })),
      {
        value: SPONSOR,
        label: BRAND.guillotine.name,
        group: 'Sponsor',
        mark: <ExternalLink aria-hidden size={15} className="shrink-0" />,
      },
    ]}
    onChange={(value) =>
      value === SPONSOR ? void window.open(BRAND.guillotine.url, '_blank', 'noopener') : onChange(value)
    }
    {...(className ? { className } : {})}
  />
);

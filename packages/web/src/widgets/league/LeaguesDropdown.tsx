import { ExternalLink } from 'lucide-react';
import { OptionMenu } from '../../ui/overlays/OptionMenu.tsx';
import { ProviderMark } from '../experts/ProviderMark.tsx';
import { sponsorLabel, useSponsor } from '../sponsors/use-sponsor.ts';

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

/** A person's leagues, and at the end that of a sponsor, if there is one, whose page opens in a tab of its own. */
export function LeaguesDropdown({ leagues, league, onChange, className }: LeaguesDropdownProps) {
  const sponsor = useSponsor('leagues-menu');
  return (
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
        ...(sponsor
          ? [
              {
                value: SPONSOR,
                label: sponsor.action,
                group: sponsorLabel(sponsor),
                mark: <ExternalLink aria-hidden size={15} className="shrink-0" />,
              },
            ]
          : []),
      ]}
      onChange={(value) =>
        value === SPONSOR && sponsor ? void window.open(sponsor.href, '_blank', 'noopener') : onChange(value)
      }
      {...(className ? { className } : {})}
    />
  );
}

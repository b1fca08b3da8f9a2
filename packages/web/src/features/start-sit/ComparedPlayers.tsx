import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { X } from 'lucide-react';
import type { Domain } from '../../ui/charts/scale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { entityOf } from '../../widgets/player/entity.ts';
import { pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { ComparedPlayer } from './ComparedPlayer.tsx';
import { outlookOf } from './outlook-of.ts';

interface ComparedPlayersProps {
  readonly rows: readonly StartSitRow[];
  readonly startersNeeded: number;
  readonly onRemove: (playerId: string) => void;
}

/** Those compared, who starts first, all on one scale of points. */
export function ComparedPlayers({ rows, startersNeeded, onRemove }: ComparedPlayersProps) {
  const domain: Domain = pointsDomain(rows.map(outlookOf));
  return (
    <section aria-label="Start or sit">
      <ol className="border-hairline border-t">
        {rows.map((row) => (
          <li key={row.player.id} className="flex items-start gap-2 border-hairline border-b py-3">
            <ComparedPlayer row={row} domain={domain} count={rows.length} startersNeeded={startersNeeded} />
            <IconButton
              label={`Remove ${entityOf(row.player)?.name ?? row.player.id}`}
              icon={<X aria-hidden size={16} />}
              size="small"
              className="max-md:-mr-2 max-md:size-11"
              onClick={() => onRemove(row.player.id)}
            />
          </li>
        ))}
      </ol>
      <LockedNote
        className="mt-3"
        of={rows[0]?.projFPValueRange}
        instead="Chances are made from published projections."
        what="Ours with points, booms, duds and utilization"
      />
    </section>
  );
}

import type { PositionStrength } from '@pylon/contract/drafting/draft-results';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { useState } from 'react';
import { GradeBadge } from '../../../../widgets/draft/GradeBadge.tsx';
import { whenOpen } from '../../../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { wasTaken } from '../grades/pick-words.ts';
import { ReportSection } from '../ReportSection.tsx';
import { type ReportDraft, whose } from '../report.ts';
import { Asked } from '../runs/Asked.tsx';
import { TeamChoice } from '../TeamChoice.tsx';

export interface PositionRanksProps {
  readonly mockDraftId: string;
  readonly draft: ReportDraft;
}

/** A team position by position: how strong it is in the room, and with whom. */
export function PositionRanks({ mockDraftId, draft }: PositionRanksProps) {
  const [chosen, setChosen] = useState(draft.userParticipant.id);
  return (
    <ReportSection
      id="rosters"
      title={`${whose(draft, chosen)} roster by position`}
      question="Where the team stands in the room at each position, and where each player stands at the position."
      choice={<TeamChoice what="Roster" draft={draft} chosen={chosen} onChange={setChosen} />}
    >
      <Asked
        name="listByPositionRank"
        input={{ mockDraftId, mockDraftParticipantId: chosen }}
        label="Roster by position"
        rows={6}
      >
        {({ strength }) => (
          <>
            <LockedNote
              of={strength[0]?.rank}
              instead="Places of players by ADP."
              what="Places in the room and points"
            />
            <div className="grid gap-x-10 gap-y-6 pt-2 md:grid-cols-2 lg:grid-cols-3">
              {strength
                .filter(({ players, bestPoints }) => players.length > 0 || isLocked(bestPoints) || bestPoints > 0)
                .map((each) => (
                  <OfPosition key={each.position} strength={each} draft={draft} />
                ))}
            </div>
          </>
        )}
      </Asked>
    </ReportSection>
  );
}

function OfPosition({ strength, draft }: { readonly strength: PositionStrength; readonly draft: ReportDraft }) {
  const { numberOfTeams: teams } = draft.configuration;
  const { position, rank, players } = strength;
  return (
    <section aria-label={POSITION_NAMES[position]} className="min-w-0">
      <h3 className="flex items-baseline justify-between gap-3 text-lg">
        <span>
          <PositionTag position={position} /> <span className="sr-only">{POSITION_NAMES[position]}</span>
        </span>
        <span className="figures">
          {whenOpen(rank, (place) => (
            <>
              {ordinal(place)} <span className="font-normal text-muted text-sm">of {teams}</span>
            </>
          ))}
        </span>
      </h3>
      <StrengthBar strength={strength} />
      <ul className="pt-1">
        {players.map((player) => {
          const entity = entityOf(player);
          if (!entity) return null;
          return (
            <li
              key={entityKey(player)}
              className="flex min-h-10 items-center gap-2 border-hairline border-b py-1 text-base"
            >
              <span className="scoreboard w-12 shrink-0 font-semibold text-lg">
                <PositionTag
                  position={entity.position}
                  rank={unlocked(player.roomPositionRank) ?? player.positionRank}
                />
              </span>
              <span className="min-w-0 grow truncate">
                <PlayerLink playerId={entity.id} className="font-semibold underline-offset-2 hover:underline">
                  {entity.name}
                </PlayerLink>
                <span className="block text-muted text-xs">
                  {entity.teamAlias ?? 'FA'}
                  {player.byeWeek !== null && ` · bye ${player.byeWeek}`} ·{' '}
                  {player.isKeeper ? 'kept' : wasTaken(draft, player)}
                </span>
              </span>
              <span className="figures w-10 shrink-0 text-right">{decimal(player.seasonalScoredProjections)}</span>
              <GradeBadge grade={player.letterGrade} size="small" />
            </li>
          );
        })}
        {players.length === 0 && <li className="border-hairline border-b py-2 text-base text-muted">Nobody</li>}
      </ul>
    </section>
  );
}

/** The team's points of a position beside the room's mean and best; nothing where a plan would open them. */
function StrengthBar({ strength: { points, meanPoints, bestPoints } }: { readonly strength: PositionStrength }) {
  const [own, mean, best] = [unlocked(points), unlocked(meanPoints), unlocked(bestPoints)];
  if (own === null || mean === null || best === null) return null;
  const at = (value: number) => `${best <= 0 ? 0 : Math.max(0, Math.min(100, (100 * value) / best))}%`;
  return (
    <div
      role="img"
      aria-label={`${decimal(own)} points; the room's mean is ${decimal(mean)}, its best ${decimal(best)}`}
      className="relative mt-1 h-2 bg-raised"
    >
      <span className="absolute inset-y-0 left-0 bg-muted" style={{ width: at(own) }} />
      <span className="-inset-y-0.5 absolute w-0.5 bg-ink" style={{ left: at(mean) }} />
    </div>
  );
}

import { BRAND } from '@pylon/contract/brand';
import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { opens, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, GripVertical, Pin, PinOff, RefreshCw, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { PATHS } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isByHand } from '../../../widgets/league/by-hand.ts';
import { kindWords, nameOf, placeWords, readingWords, stateWords } from '../../../widgets/league/league-words.ts';
import { textLink } from '../../../widgets/league/text-link.ts';
import { Lock } from '../../../widgets/paywall/Lock.tsx';
import { useTier } from '../../../widgets/paywall/use-tier.ts';
import { moment, percent } from '../../../widgets/player/display.ts';
import { LeagueMark } from '../LeagueMark.tsx';
import { Matchup, WeekPoints } from './Matchup.tsx';
import type { LeagueActions } from './use-my-leagues.ts';
import { useReading } from './use-reading.ts';

export interface LeagueCardProps {
  readonly league: UserLeague;
  /** Among the leagues of its kind, from 0, and how many these are. */
  readonly place: { readonly at: number; readonly count: number };
  readonly actions: LeagueActions;
  readonly onKeepers: () => void;
  readonly onRemove: () => void;
  /** What moves it: nothing where it is the only one, the arrow keys, and dragging once that is there. */
  readonly handle: 'none' | 'keys' | 'drag';
  readonly listRef: Ref<HTMLLIElement>;
}

/** A league: whose it is, how it goes, how old that is, and what can be done with it. */
export function LeagueCard(props: LeagueCardProps) {
  const { league, place, actions, onKeepers, onRemove, handle, listRef } = props;
  const titleId = useId();
  const tier = useTier();
  const { reading, begin } = useReading(league, actions);
  const { league: known, participant, sync, isPinned, scoringSystemId, lineupOptimizedPercentage } = league;
  const platform = known && sourceNamed(known.fantasyConnector);
  const isKeptByHand = isByHand(league);
  const standing = placeWords(league);
  const name = nameOf(league);
  return (
    <li
      ref={listRef}
      aria-labelledby={titleId}
      className="clears-bars flex flex-col gap-3 border-hairline border-b bg-page py-4 data-dnd-dragging:z-20 data-dnd-dragging:bg-raised data-dnd-dragging:shadow-lg"
    >
      <div className="flex flex-wrap items-start gap-3">
        {handle !== 'none' && (
          <Handle name={name} place={place} isDraggable={handle === 'drag'} onMove={(to) => actions.move(league, to)} />
        )}
        {known && platform && <LeagueMark platform={platform} avatarURL={known.avatarURL} />}
        <div className="min-w-0 grow basis-48">
          <h2 id={titleId} className="break-words text-xl">
            {name}
            {isPinned && <Pin aria-label="pinned" size={16} className="ml-2 inline text-accent" />}
          </h2>
          {known && platform && (
            <p className="text-muted text-sm">
              {[PLATFORM_LABELS[platform], known.season, kindWords(league), stateWords(known)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          {known && (
            <p className="break-words text-base">
              {participant ? (
                <span className="font-semibold">{participant.teamName}</span>
              ) : (
                'No team of yours is known'
              )}
              {standing && <span className="text-muted"> · {standing}</span>}
            </p>
          )}
        </div>
        <Tools
          name={name}
          league={league}
          place={place}
          actions={actions}
          isBusy={reading !== null}
          onRefresh={isKeptByHand ? null : begin}
          onRemove={onRemove}
        />
      </div>
      {league.currentMatchup && league.cardGamingMode === 'head-to-head' ? (
        <Matchup matchups={[league.currentMatchup, ...league.otherMatchups]} />
      ) : (
        <WeekPoints weekParticipant={league.weekParticipant} />
      )}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        {reading ? (
          <span role="status" className="flex items-center gap-2 text-base">
            <span aria-hidden className="h-1.5 w-24 rounded-full bg-raised">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${reading.progress * 100}%` }} />
            </span>
            {readingWords(reading)}
          </span>
        ) : sync.problem !== null ? (
          <p className="border-bad border-l-[3px] pl-3 text-base text-bad">{sync.problem}</p>
        ) : null}
        {sync.syncedAt !== null && (
          <span className="text-muted">
            {isKeptByHand ? 'Edited' : 'As of'} {moment(sync.syncedAt)}
          </span>
        )}
        {isKeptByHand && known?.status !== 'COMPLETED' && (
          <Link to={PATHS.handLeague} search={{ league: league.id }} className={textLink}>
            Paste rosters anew
          </Link>
        )}
        {known && !reading && sync.problem !== null && (
          <Link to={PATHS.handLeague} search={{ from: league.id }} className={textLink}>
            Paste its rosters instead
          </Link>
        )}
        {scoringSystemId !== null && known && !opens(tier, 'customScoringsDialog') && (
          <span className="flex items-center gap-2 text-muted">
            Rankings in its scoring
            <Lock tier={REQUIRED_TIER.customScoringsDialog} />
          </span>
        )}
        {scoringSystemId !== null && known && opens(tier, 'customScoringsDialog') && (
          <Link to={PATHS.rankings} search={{ scoring: scoringSystemId }} className={textLink}>
            Rankings in its scoring
          </Link>
        )}
        {known && (
          <Link to={PATHS.myRoster} search={{ league: league.id }} className={textLink}>
            {lineupOptimizedPercentage === null
              ? 'Roster'
              : `Line-up ${percent(lineupOptimizedPercentage)} of the best`}
          </Link>
        )}
        {known && (
          <button type="button" onClick={onKeepers} className={textLink}>
            Keepers
          </button>
        )}
      </div>
      <NotRead unmapped={sync.unmapped} missing={sync.missing} />
    </li>
  );
}

interface HandleProps extends Pick<LeagueCardProps, 'place'> {
  readonly name: string;
  readonly isDraggable: boolean;
  readonly onMove: (to: number) => void;
}

/** Moves a league among those of its kind: by the arrow keys, or dragged. The first button of a card. */
function Handle({ name, place: { at, count }, isDraggable, onMove }: HandleProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const to = at + step;
    if (to < 0 || to >= count) return;
    onMove(to);
    // a card that changes its place in the document would lose the focus
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <button
      type="button"
      aria-label={`Move ${name}, place ${at + 1} of ${count}: arrow keys or drag`}
      onKeyDown={handleKeyDown}
      className={classNames(
        'inline-flex h-9 w-7 shrink-0 touch-none items-center justify-center text-muted hover:text-ink max-md:h-11 max-md:w-9',
        isDraggable && 'cursor-grab',
      )}
    >
      <GripVertical aria-hidden size={16} />
    </button>
  );
}

interface ToolsProps extends Pick<LeagueCardProps, 'league' | 'place' | 'actions' | 'onRemove'> {
  readonly name: string;
  readonly isBusy: boolean;
  /** null for a league that is read nowhere. */
  readonly onRefresh: (() => void) | null;
}

function Tools({ name, league, place: { at, count }, actions, isBusy, onRefresh, onRemove }: ToolsProps) {
  const PinIcon = league.isPinned ? PinOff : Pin;
  const isOver = league.league?.status === 'COMPLETED';
  return (
    <div className="-my-1 flex shrink-0">
      <IconButton
        label={league.isPinned ? `Unpin ${name}` : `Pin ${name}`}
        icon={<PinIcon aria-hidden size={18} />}
        onClick={() => actions.pin(league)}
      />
      <IconButton
        label={`Move ${name} up`}
        icon={<ChevronUp aria-hidden size={18} />}
        disabled={at <= 0}
        onClick={() => actions.move(league, at - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ChevronDown aria-hidden size={18} />}
        disabled={at >= count - 1}
        onClick={() => actions.move(league, at + 1)}
      />
      {onRefresh && (
        <IconButton
          label={isOver ? `${name} is over: it stays as it ended` : `Refresh ${name}`}
          icon={<RefreshCw aria-hidden size={18} />}
          disabled={isBusy || isOver}
          onClick={onRefresh}
        />
      )}
      <IconButton label={`Remove ${name}`} icon={<Trash2 aria-hidden size={18} />} onClick={onRemove} />
    </div>
  );
}

/** Rules that we have no word for, and parts that the platform does not give. */
function NotRead({ unmapped, missing }: Pick<UserLeague['sync'], 'unmapped' | 'missing'>) {
  const count = unmapped.length + missing.length;
  if (count === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-8 cursor-pointer items-center text-muted hover:text-ink max-md:min-h-11">
        What is left out ({count})
        <ChevronDown aria-hidden size={16} className="ml-1 transition-transform group-open:rotate-180" />
      </summary>
      {unmapped.length > 0 && (
        <p className="pb-1">
          <span className="font-semibold">Rules that {BRAND.name} does not count:</span> {unmapped.join(' · ')}
        </p>
      )}
      {missing.length > 0 && (
        <ul className="list-disc pl-5 text-muted">
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

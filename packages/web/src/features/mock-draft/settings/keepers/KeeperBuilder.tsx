import { ORDER_OF } from '@pylon/contract/drafting/draft-values';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { pickNumberOf } from '@pylon/engine/mock-draft/rules/pick-order';
import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureWords } from '../../../../api/failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { type EntityRow, entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { type FoundKeeper, KeeperSearch } from '../../../../widgets/player/named/KeeperSearch.tsx';
import { PlayerOption } from '../../../../widgets/player/PlayerOption.tsx';
import type { FieldsProps } from '../fields-props.ts';
import { numbers } from '../setting-options.ts';
import { teamName } from '../setting-words.ts';
import { leagueConfigOf } from '../wishes/create-input.ts';
import { ANY, type DraftWishes } from '../wishes/draft-wishes.ts';
import { KeeperList } from './KeeperList.tsx';
import { firstFreeRound, keeperConflicts, NEEDS_TEAMS } from './keeper-conflicts.ts';
import { dollarsIn, entityInput, type KeptPlayer, keepersInput } from './kept-players.ts';
import { type KeptPlayers, playerQuestion, positionIn, refusalOf } from './use-kept-players.ts';

/** @source docs/sources.md "Draft settings" */
const FIRST_COST = '$1';

export interface KeeperBuilderProps extends FieldsProps {
  readonly slots: SlotCounts;
  readonly seasonId: string;
  readonly kept: KeptPlayers;
}

/** Finds a player, gives them to a team at a round, and lists who is kept. What cannot be is refused. */
export function KeeperBuilder({ wishes, system, slots, seasonId, kept, change }: KeeperBuilderProps) {
  const { keepers, numberOfTeams, draftPosition } = wishes;
  const call = useCall();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<FoundKeeper | null>(null);
  const [team, setTeam] = useState<number | null>(null);
  const [round, setRound] = useState<number | null>(null);
  const [costText, setCostText] = useState(FIRST_COST);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const builder = useRef<HTMLDivElement>(null);
  if (numberOfTeams === ANY) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-base text-muted">{NEEDS_TEAMS}</p>
        <KeeperList wishes={wishes} kept={kept} onChange={(next) => change({ keepers: next })} />
      </div>
    );
  }

  const rounds = rosterSize(slots);
  const seat = Math.min(team ?? (draftPosition === ANY ? 1 : draftPosition), numberOfTeams);
  const turn = Math.min(round ?? firstFreeRound(keepers, seat, rounds), Math.max(1, rounds));
  const isAuction = wishes.draftType === 'AUCTION';
  const costDollars = isAuction ? dollarsIn(costText) : 1;
  const wish: KeptPlayer | null = chosen && {
    entityId: entityKey(chosen),
    team: seat,
    round: isAuction ? 1 : turn,
    costDollars: costDollars ?? 1,
  };
  const noCost = costDollars === null ? 'A keeper costs between $1 and $999.' : null;
  const conflict = noCost ?? (wish && conflictOf(wishes, wish, slots, kept, chosen));
  const name = chosen ? (entityOf(chosen)?.name ?? '') : '';
  const place =
    wishes.draftType === 'AUCTION'
      ? `for $${costDollars ?? '?'}`
      : `pick ${pickLabel(pickNumberOf({ order: ORDER_OF[wishes.draftType], teams: numberOfTeams }, seat - 1, turn), numberOfTeams)}`;

  const add = async () => {
    if (isAdding) return;
    if (!wish || conflict) return setRefusal(conflict ?? 'Search a player first.');
    setIsAdding(true);
    setRefusal(null);
    try {
      const config = leagueConfigOf(wishes, system);
      const built = await call('buildKeeper', {
        ...entityInput(wish.entityId),
        participantIndex: wish.team,
        round: wish.round,
        cost: wish.costDollars,
        numberOfTeams,
        draftType: wishes.draftType,
        keepers: keepersInput(keepers),
        seasonId,
        leagueType: wishes.leagueType,
        scoringSystemId: system.id,
        ...(config ? { footballScoringLeagueConfig: config } : {}),
      });
      queries.setQueryData(playerQuestion(wish.entityId, seasonId).queryKey, built);
      flushSync(() => {
        change({ keepers: [...keepers, wish] });
        setChosen(null);
        setRound(null);
        setCostText(FIRST_COST);
      });
      builder.current?.scrollIntoView({ block: 'nearest' });
    } catch (failure) {
      setRefusal(refusalOf(failure) ?? failureWords(failure).text);
    } finally {
      setIsAdding(false);
    }
  };
  const told = refusal ?? conflict;
  return (
    <div ref={builder} className="clears-bars flex flex-col gap-4">
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 md:grid-cols-[minmax(16rem,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-x-4">
        <div className="max-md:col-span-2">
          <KeeperSearch
            onPick={(player) => {
              setChosen(player);
              setRefusal(null);
            }}
          />
        </div>
        <Select
          label="Kept by"
          value={String(seat)}
          options={numbers(1, numberOfTeams, (each) => teamName(each, draftPosition))}
          onChange={(value) => {
            setTeam(Number(value));
            setRefusal(null);
          }}
        />
        {isAuction ? (
          <label className="flex flex-col gap-1">
            <span className="label">Cost</span>
            <input
              inputMode="decimal"
              value={costText}
              maxLength={8}
              onChange={(event) => {
                setCostText(`$${event.target.value.replaceAll(/[^\d.]/g, '')}`);
                setRefusal(null);
              }}
              className="figures h-9 w-full rounded-md border border-edge bg-surface px-3 text-base text-ink max-md:h-11 max-md:text-lg"
            />
          </label>
        ) : (
          <Select
            label="Round"
            value={String(turn)}
            options={numbers(1, Math.max(1, rounds), (each) => `Round ${each}`)}
            onChange={(value) => {
              setRound(Number(value));
              setRefusal(null);
            }}
          />
        )}
        <Button className="max-md:col-span-2 md:mt-5" isBusy={isAdding} onClick={() => void add()}>
          Add keeper
        </Button>
      </div>
      {chosen && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <PlayerOption row={chosen} byeWeek={chosen.byeWeek} />
          <span className="figures text-muted">
            {teamName(seat, draftPosition)}, {place}
          </span>
        </p>
      )}
      <p role="status" className={told ? 'text-bad text-base' : 'sr-only'}>
        {told ??
          (chosen
            ? `${name} is chosen. Now say who keeps the player, and ${isAuction ? 'for how much' : 'in which round'}.`
            : '')}
      </p>
      <KeeperList
        wishes={wishes}
        kept={kept}
        onChange={(next) => {
          change({ keepers: next });
          builder.current?.querySelector('input')?.focus();
        }}
      />
    </div>
  );
}

/** Why a wish cannot stand beside those who are kept already; null when it can. */
function conflictOf(
  wishes: DraftWishes,
  wish: KeptPlayer,
  slots: SlotCounts,
  kept: KeptPlayers,
  row: EntityRow | null,
): string | null {
  const keepers = [...wishes.keepers, wish];
  const own = (row && entityOf(row)?.position) ?? null;
  const positionOf = (entityId: string) => (entityId === wish.entityId ? own : positionIn(kept, entityId));
  return keeperConflicts({ ...wishes, keepers }, slots, positionOf).at(-1) ?? null;
}

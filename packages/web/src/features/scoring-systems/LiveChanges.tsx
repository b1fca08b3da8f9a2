import { materialBoard } from '@pylon/contract/rankings/material-board';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { answer } from '../../api/answers.ts';
import { readyOf } from '../../widgets/scoring/ready-material.ts';
import type { ScoringEditorRequest, ScoringSystem } from '../../widgets/scoring/scoring-editor.ts';
import { beginEdit, type EditedScoring, triedScoring } from './edited-scoring.ts';
import { rankMoves } from './rank-moves.ts';
import { WhatChanges } from './WhatChanges.tsx';

/** On each side. */
const NAMED_MOVES = 3;

const WORDS = { Seasonal: 'draft', Weekly: "this week's", RestOfSeason: 'rest-of-season' } as const;

export interface LiveChangesProps {
  readonly request: ScoringEditorRequest;
  /** What the editor was opened on: its places are the old ones. */
  readonly before: ScoringSystem;
  readonly edited: EditedScoring;
}

/** Who rises and falls by the changes, ranked in the browser at every press by the server's own functions. */
export function LiveChanges({ request, before, edited }: LiveChangesProps) {
  // Nothing here holds the editor up: it works while there are no ranks yet, and without any.
  const season = useQuery({ ...answer('currentSeason', {}), enabled: !request.over });
  const over = request.over ?? {
    seasonId: season.data?.season.id ?? '',
    expertRankingPeriod: 'Seasonal' as const,
    week: -1,
  };
  const { data, isError } = useQuery({ ...answer('getRankingMaterial', over), enabled: over.seasonId !== '' });
  const tried = useDeferredValue(edited);
  const old = useMemo(() => data && materialBoard(readyOf(data), triedScoring(beginEdit(before))).rows, [data, before]);
  const moves = useMemo(() => {
    if (!data || !old) return null;
    const scoring = triedScoring(tried);
    const { rows } = materialBoard(readyOf(data), scoring);
    const { teams, slots } = scoring.league;
    return rankMoves(old, rows, teams * (rosterSize(slots) - slots.BN), NAMED_MOVES);
  }, [data, old, tried]);
  if (isError || season.isError) return null;
  return <WhatChanges moves={moves} ranking={WORDS[over.expertRankingPeriod ?? 'Seasonal']} against={before.name} />;
}

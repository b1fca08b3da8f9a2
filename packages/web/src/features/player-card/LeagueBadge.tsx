import { useLeagueHolders } from '../../widgets/league/use-league-holders.ts';
import { badgeWords } from '../../widgets/player/badges/badge-words.ts';
import { badgesIn } from '../../widgets/player/badges/player-badge.ts';

/** Whose the player is in the league that was chosen last; nothing where no league is known. */
export function LeagueBadge({ playerId }: { readonly playerId: string }) {
  const league = useLeagueHolders()?.league;
  if (!league) return null;
  const badge = badgesIn(league)(playerId);
  return (
    <p
      title={badgeWords(badge, league.leagueName)}
      className="mt-1.5 mr-2 inline-block max-w-full truncate rounded-sm bg-surface px-2 py-0.5 align-bottom font-semibold text-ink text-sm"
    >
      {badge.label} <span className="font-normal text-muted">in {league.leagueName}</span>
    </p>
  );
}

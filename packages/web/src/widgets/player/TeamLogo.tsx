import { CREST_PIXELS, Crest } from './Crest.tsx';
import { type Entity, entityOf } from './entity.ts';
import { useTeams } from './use-teams.ts';

/** The logo of a player's team, our own for whoever has none; nothing for a team, whose crest is its logo. */
export function TeamLogo({ entity }: { readonly entity: Entity }) {
  const team = useTeams().get(entity.teamAlias ?? '') ?? null;
  if (entity.isTeam) return null;
  if (entity.teamAlias === null) return <FreeAgentCrest />;
  const logo = entityOf({ athlete: null, team });
  return logo && <Crest entity={logo} size="xl" />;
}

/** In no team's colours: a league's own artwork is nobody else's to show. */
const FreeAgentCrest = () => (
  <span
    role="img"
    aria-label="Free agent"
    className="scoreboard inline-flex shrink-0 select-none items-center justify-center rounded-md border-2 border-edge border-dashed bg-surface font-semibold text-ink leading-none"
    style={{ width: CREST_PIXELS.xl, height: CREST_PIXELS.xl, fontSize: CREST_PIXELS.xl * 0.46 }}
  >
    FA
  </span>
);

/** An NFL team's code as nflverse writes it, except the Rams, who are `LAR`: two or three capitals ('KC', 'LAR'). */
export type TeamId = string & { readonly __brand: 'TeamId' };
/**
 * An athlete: the first that exists of gsis ('00-0036900'), 'sleeper:4046' or 'mfl:13589'. Never shaped like a team
 * code.
 */
export type PlayerId = string & { readonly __brand: 'PlayerId' };
/** Anything that can be drafted: an athlete, or a team defence by its team's code. */
export type EntityId = PlayerId | TeamId;
/** A synced or mock league. */
export type LeagueId = string & { readonly __brand: 'LeagueId' };

/** An athlete or a team, told apart. */
export type EntityRef =
  | { readonly kind: 'athlete'; readonly athleteId: PlayerId }
  | { readonly kind: 'team'; readonly teamId: TeamId };

const TEAM_CODE = /^[A-Z]{2,3}$/;

/** Whether an entity's id names a team (and so its defence). */
export const isTeamId = (id: string): id is TeamId => TEAM_CODE.test(id);

/** @example toEntityRef('KC' as EntityId) // → { kind: 'team', teamId: 'KC' } */
export const toEntityRef = (id: EntityId): EntityRef =>
  isTeamId(id) ? { kind: 'team', teamId: id } : { kind: 'athlete', athleteId: id as PlayerId };

/** The id of either kind. */
export const toEntityId = (ref: EntityRef): EntityId => (ref.kind === 'team' ? ref.teamId : ref.athleteId);

/** Which roster is asked for. */
export interface AskedRoster {
  readonly userLeagueId: string;
  readonly leagueParticipantId?: string;
  readonly week?: number;
}

import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';

type Titled = Pick<MockDraftSummary, 'name' | 'numberOfTeams' | 'draftPosition'>;

/** @example → '12 teams, pick 5', or what the person calls it */
export const draftTitle = ({ name, numberOfTeams, draftPosition }: Titled): string =>
  name ?? `${numberOfTeams} teams, pick ${draftPosition}`;

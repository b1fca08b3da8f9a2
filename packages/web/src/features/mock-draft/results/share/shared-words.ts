import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import { isAuction } from '../grades/pick-words.ts';

/** Title and description of a shared report, as they are read where its link is posted. */
export function sharedWords(report: SharedReport): { readonly title: string; readonly description: string } {
  const { configuration, season, rateOutputs, ownerParticipantId } = report;
  const mine = rateOutputs.find((grade) => grade.mockDraftParticipantId === ownerParticipantId);
  const seat = isAuction(report) ? 'auction' : `pick ${configuration.draftPosition}`;
  const league = `${configuration.numberOfTeams} teams, ${seat}, ${configuration.scoringSystem.name}`;
  return {
    title: mine ? `Draft grade ${mine.letterGrade}: ${league}` : `Draft report: ${league}`,
    description: mine?.expertDescription ?? `A mock ${isAuction(report) ? 'auction' : 'draft'} of ${season.year}.`,
  };
}

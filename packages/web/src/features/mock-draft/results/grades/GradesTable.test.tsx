import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildGrades, buildRated } from '../../../../testing/build-report.ts';
import { GradesTable } from './GradesTable.tsx';

afterEach(cleanup);

test('behind a grade stand all its numbers and its words, for one team at a time', async () => {
  render(<GradesTable draft={{ ...buildRated(), isOwn: true }} grades={buildGrades()} />);
  const table = screen.getByRole('table', { name: 'Grades of all teams' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Team 1Balanced', 'YouBalanced', 'Team 3Balanced', 'Team 4Balanced']);
  await userEvent.click(screen.getByRole('button', { name: 'What the grade is made of: Team 3' }));
  expect(screen.getByText('Projected for 1840 points.')).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['260', '270', '1,840', '1,855', '34', '−0.50']);
  await userEvent.click(screen.getByRole('button', { name: 'What the grade is made of: Team 1' }));
  expect(screen.queryByText('Projected for 1840 points.')).toBeNull();
});

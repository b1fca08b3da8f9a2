import { SCORING_RULES } from '@pylon/engine/scoring/scoring-keys';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { showHelp } from '../../widgets/help/help-store.ts';
import { NewsletterForm } from '../../widgets/help/NewsletterForm.tsx';
import { BoundStepper } from '../../widgets/league/BoundStepper.tsx';
import { leagueBound } from '../../widgets/league/league-bound.ts';
import { scoringEditor } from '../../widgets/scoring/scoring-editor.ts';
import { DEFAULT_SCORING } from '../../widgets/table/table-search.ts';
import { Sample } from './Sample.tsx';

const RosterDialog = lazyPart(() => import('../../widgets/league/RosterDialog.tsx'), 'RosterDialog');

/** What is saved here is shown nowhere. */
const openScoring = () =>
  scoringEditor.open({ systemId: DEFAULT_SCORING, onSaved: async () => {}, onDeleted: async () => {} });

const SIDES = [
  { value: 'month', label: 'Monthly' },
  { value: 'season', label: 'Season' },
] as const;

/** Parts in states that a page shows rarely: at a bound, without anything, not to be used. */
export function WidgetSamples() {
  const [side, setSide] = useState<'month' | 'season'>('season');
  const [budget, setBudget] = useState(999);
  const [ppr, setPpr] = useState(0.5);
  const [roster, setRoster] = useState(DEFAULT_LEAGUE);
  const [isRosterOpen, setIsRosterOpen] = useState(false);
  return (
    <>
      <Sample name="Steppers: at a bound, in parts, unknown">
        <BoundStepper label="Budget" value={budget} bounds={leagueBound('budget')} onChange={setBudget} />
        <BoundStepper
          label="Receptions"
          value={ppr}
          bounds={SCORING_RULES.receivingReceptions}
          precision="decimals"
          note="was 1"
          onChange={setPpr}
        />
        <BoundStepper label="Not known yet" value={undefined} bounds={leagueBound('qbCount')} onChange={setBudget} />
      </Sample>
      <Sample name="Two tabs: by arrow keys, and not to be used">
        <div className="flex flex-wrap gap-4">
          <Toggle label="Billed" value={side} sides={SIDES} onChange={setSide} />
          <Toggle label="Billed, not to be changed" value={side} sides={SIDES} onChange={setSide} isDisabled />
        </div>
      </Sample>
      <Sample name="Pages of nothing">
        <Pagination label="No pages" page={1} pages={0} onPage={() => {}} />
      </Sample>
      <Sample name="Empty, with something to do">
        <EmptyState
          message="No drafts yet"
          hint="Your drafts appear here as soon as you make one."
          action={<Button kind="primary">Start a mock draft</Button>}
        />
      </Sample>
      <Sample name="Newsletter and help">
        <NewsletterForm />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => showHelp('questions')}>Frequent questions</Button>
          <Button onClick={() => showHelp('support')}>Contact Support</Button>
        </div>
      </Sample>
      <Sample name="Dialogs of a league">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsRosterOpen(true)}>Roster settings</Button>
          <Button onClick={openScoring}>Custom scoring</Button>
        </div>
        {isRosterOpen && (
          <RosterDialog
            isOpen
            onClose={() => setIsRosterOpen(false)}
            roster={roster}
            standard={DEFAULT_LEAGUE}
            meaning="Shown here alone: it changes nothing."
            onSave={(saved) => setRoster({ ...DEFAULT_LEAGUE, slots: saved.slots })}
          />
        )}
      </Sample>
    </>
  );
}

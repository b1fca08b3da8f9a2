import { REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { answer } from '../../api/answers.ts';
import { type MenuOption, OptionMenu } from '../../ui/overlays/OptionMenu.tsx';
import { ProviderMark } from '../experts/ProviderMark.tsx';
import { planName } from '../paywall/plans.ts';
import { subscribeDialog } from '../paywall/subscribe-dialog.ts';
import { useTier } from '../paywall/use-tier.ts';
import { DEFAULT_SCORING } from '../table/table-search.ts';
import { type ScoringEditorRequest, scoringEditor } from './scoring-editor.ts';
import { CREATE_SCORING, isOwnScoring, scoringOptions } from './scoring-options.ts';

export interface ScoringPickerProps {
  /** Id of the system in force; absent is 0.5 PPR. */
  readonly scoring: string | undefined;
  /** May give a promise, done when the choice is on screen: until then the editor stays open. */
  readonly onChange: (scoring: string | undefined) => void;
  /** The rankings of the page, that the editor's changes are to be shown in. */
  readonly over?: ScoringEditorRequest['over'];
  /** 'Scoring' unless told. */
  readonly label?: string;
  /** One line under the field. */
  readonly help?: string;
  readonly className?: string;
}

/**
 * In which scoring points are counted: the visitor's own systems, their leagues', the standard ones and the platforms'.
 * Their own are made and changed from here. What a plan would open shows its lock, and leads to the plans.
 */
export function ScoringPicker(props: ScoringPickerProps) {
  const { label = 'Scoring', scoring = DEFAULT_SCORING, onChange, over, help, className } = props;
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const tier = useTier();
  const choose = async (id: string) => {
    await onChange(id === DEFAULT_SCORING ? undefined : id);
  };
  const edit = (systemId: string) =>
    scoringEditor.open({
      systemId,
      over,
      onSaved: ({ id }) => choose(id),
      onDeleted: (id) => (id === scoring ? choose(DEFAULT_SCORING) : Promise.resolve()),
    });
  /** A new system starts from the one in force, but not from the person's own: the editor would change that one. */
  const template = scoringSystems.find((system) => system.id === scoring && !isOwnScoring(system))?.id;
  const options = scoringOptions(scoringSystems, tier, scoring);
  const createTier = REQUIRED_TIER.customScoringsDialog;
  return (
    <OptionMenu
      label={label}
      value={scoring}
      options={[
        ...options.map(
          ({ system, name, group, lockTier }): MenuOption => ({
            value: system.id,
            label: name,
            group,
            ...(system.ADPProviderName && { mark: <ProviderMark provider={system.ADPProviderName} /> }),
            ...(lockTier !== null && { lock: planName(lockTier) }),
            ...(isOwnScoring(system) && {
              action: {
                label: `Edit ${name}`,
                icon: <Pencil aria-hidden size={15} />,
                run: () => edit(system.id),
              },
            }),
          }),
        ),
        {
          value: CREATE_SCORING,
          label: 'Create Custom Scoring',
          mark: <Plus aria-hidden size={16} className="shrink-0" />,
          ...(tier < createTier && { lock: planName(createTier) }),
        },
      ]}
      onChange={(value) => (value === CREATE_SCORING ? edit(template ?? DEFAULT_SCORING) : void choose(value))}
      onLocked={({ value, label }) => {
        // The editor opens even where a plan is needed: its own paywall shows what the plan would open.
        if (value === CREATE_SCORING) return edit(template ?? DEFAULT_SCORING);
        const locked = options.find(({ system }) => system.id === value);
        subscribeDialog.open({ tier: locked?.lockTier ?? createTier, what: label });
      }}
      {...(help ? { help } : {})}
      {...(className ? { className } : {})}
    />
  );
}

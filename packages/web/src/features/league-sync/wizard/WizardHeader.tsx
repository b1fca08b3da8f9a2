import { ChevronLeft, CircleHelp } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { ProgressRing } from '../../../ui/charts/ProgressRing.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { showHelp } from '../../../widgets/help/help-store.ts';
import { STEPS, type Step } from './wizard-steps.ts';
import { useWizardWay } from './wizard-way.ts';

export interface WizardHeaderProps {
  readonly step: Step;
  readonly onBack: () => void;
}

/** Which step it is of how many, the way back, and questions that others had. */
export function WizardHeader({ step, onBack }: WizardHeaderProps) {
  const { title, number, percent } = STEPS[step];
  // A dialog has its own title above, and the page below keeps its first heading.
  const Title = useWizardWay() ? 'h2' : 'h1';
  return (
    <header className="flex items-center gap-3 border-hairline border-b pb-4">
      <IconButton
        label="Back"
        icon={<ChevronLeft aria-hidden size={22} />}
        onClick={onBack}
        className={step === 'source' ? 'invisible' : undefined}
      />
      <span className="shrink-0">
        <ProgressRing percent={percent} label={`${percent}% done`} tone="ink" content={`${percent}%`} />
      </span>
      <div className="min-w-0 grow">
        <Title className="text-xl md:text-2xl">{title}</Title>
        <p className="text-muted text-sm">{number}/3</p>
      </div>
      <Button onClick={() => showHelp('questions')}>
        <CircleHelp aria-hidden size={18} /> FAQ
      </Button>
    </header>
  );
}

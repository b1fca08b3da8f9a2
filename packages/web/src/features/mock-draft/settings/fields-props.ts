import type { ScoringSystem } from '../../../widgets/scoring/scoring-editor.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';

/** What every group of fields is given. */
export interface FieldsProps {
  readonly wishes: DraftWishes;
  readonly system: ScoringSystem;
  readonly change: (change: Partial<DraftWishes>) => void;
}

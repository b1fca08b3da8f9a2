import { ListMinus, ListPlus } from 'lucide-react';
import { IconButton } from '../../../../ui/IconButton.tsx';

interface QueueToggleProps {
  readonly name: string;
  readonly isQueued: boolean;
  readonly onToggle: () => void;
}

/** Puts a player into the queue, or takes them out. */
export const QueueToggle = ({ name, isQueued, onToggle }: QueueToggleProps) => (
  <IconButton
    size="small"
    label={isQueued ? `Remove ${name} from queue` : `Add ${name} to queue`}
    aria-pressed={isQueued}
    className={isQueued ? 'no-print text-accent max-md:size-11' : 'no-print max-md:size-11'}
    icon={isQueued ? <ListMinus aria-hidden size={18} /> : <ListPlus aria-hidden size={18} />}
    onClick={onToggle}
  />
);

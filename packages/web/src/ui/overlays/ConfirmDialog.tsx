import { Button } from '../Button.tsx';
import { LazyDialog } from './LazyDialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will be lost or done. */
  readonly text: string;
  readonly action: string;
  /** The button that leaves all as it is; 'Cancel' unless told. */
  readonly otherwise?: string;
  /** Another way to go on. */
  readonly alternative?: { readonly action: string; readonly onConfirm: () => void } | undefined;
  readonly isBusy?: boolean;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, otherwise = 'Cancel', alternative, isBusy = false, isOpen, onConfirm, onClose } = props;
  return (
    <LazyDialog title={title} isOpen={isOpen} onClose={onClose} width="narrow">
      <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
        <p className="text-base">{text}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{otherwise}</Button>
          {alternative && (
            <Button isBusy={isBusy} onClick={alternative.onConfirm}>
              {alternative.action}
            </Button>
          )}
          <Button kind="primary" isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </LazyDialog>
  );
}

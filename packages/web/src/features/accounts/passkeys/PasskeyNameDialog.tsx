import { ACCOUNT_MESSAGES, LONGEST_PASSKEY_NAME, NAME_PATTERN } from '@pylon/contract/accounts/account-rules';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { useAccountForm } from '../use-account-form.ts';

export interface PasskeyNameDialogProps {
  readonly title: string;
  readonly action: string;
  /** What it is called so far. */
  readonly name: string;
  /** Rejects with what is wrong. */
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a passkey is to be called. Load it lazily. */
export function PasskeyNameDialog({ title, action, name, onSubmit, onClose }: PasskeyNameDialogProps) {
  const { field, handleSubmit, ...form } = useAccountForm<{ name: string }>({
    checks: {
      name: {
        isRequired: true,
        maxLength: LONGEST_PASSKEY_NAME,
        pattern: NAME_PATTERN,
        message: ACCOUNT_MESSAGES.passkeyName,
      },
    },
    onSubmit: (fields) => onSubmit(fields.name.trim()),
  });
  return (
    <Dialog title={title} isOpen onClose={onClose} width="narrow">
      <div className="px-4 py-5 md:px-6">
        <AccountForm {...form} isPart label={title} onSubmit={handleSubmit} submitLabel={action}>
          <InputField
            {...field('name')}
            label="Name"
            defaultValue={name}
            autoComplete="off"
            autoFocus
            help="What you know the device by, as 'Phone' or 'Key ring'."
          />
        </AccountForm>
      </div>
    </Dialog>
  );
}

import { ACCOUNT_MESSAGES, LONGEST_KEY_NAME, NAME_PATTERN } from '@pylon/contract/accounts/account-rules';
import { useState } from 'react';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { useAccountForm } from '../use-account-form.ts';

export interface NewKeyDialogProps {
  /** Makes the key: null when the person cancelled. Rejects with what is wrong. */
  readonly onSubmit: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks what a key is to be called, makes it and shows it this once. Load it lazily. */
export function NewKeyDialog({ onSubmit, onClose }: NewKeyDialogProps) {
  const [made, setMade] = useState<string | null>(null);
  const { field, handleSubmit, ...form } = useAccountForm<{ name: string }>({
    checks: {
      name: {
        isRequired: true,
        maxLength: LONGEST_KEY_NAME,
        pattern: NAME_PATTERN,
        message: ACCOUNT_MESSAGES.keyName,
      },
    },
    onSubmit: async (fields) => setMade(await onSubmit(fields.name.trim())),
  });
  return (
    <Dialog title={made === null ? 'Make an API key' : 'Your new API key'} isOpen onClose={onClose} width="narrow">
      <div className="px-4 py-5 md:px-6">
        {made === null ? (
          <AccountForm {...form} isPart label="Make an API key" onSubmit={handleSubmit} submitLabel="Make the key">
            <InputField
              {...field('name')}
              label="Name"
              autoComplete="off"
              autoFocus
              help="What will use it, as 'Spreadsheet' or 'Assistant'."
            />
          </AccountForm>
        ) : (
          <ShownOnce
            label="Key"
            value={made}
            meaning="Copy it now: it is not shown again. Whoever has it reads as you do, so keep it as you would a password."
            use={
              <>
                Send it with every call as <code>Authorization: Bearer {made.slice(0, 12)}…</code>
              </>
            }
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

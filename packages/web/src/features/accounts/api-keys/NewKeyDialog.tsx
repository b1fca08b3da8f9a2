import { ACCOUNT_MESSAGES, LONGEST_KEY_NAME, NAME_PATTERN } from '@pylon/contract/accounts/account-rules';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { InputField } from '../../../ui/fields/InputField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { AccountForm } from '../AccountForm.tsx';
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
              help="What will use it, as 'Spreadsheet' or 'Assistant'."
            />
          </AccountForm>
        ) : (
          <MadeKey apiKey={made} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function MadeKey({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
  const field = useId();
  const copy = async () => {
    if (await copyText(apiKey)) return toasts.show('success', 'The key is copied.');
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    toasts.show('warning', 'Your browser does not let the page copy. The key is selected: copy it by hand.');
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base">
        Copy it now: it is not shown again. Whoever has it reads as you do, so keep it as you would a password.
      </p>
      <div className="flex flex-col gap-1">
        <label htmlFor={field} className="label">
          Key
        </label>
        <input
          id={field}
          readOnly
          value={apiKey}
          onFocus={(event) => event.target.select()}
          className="h-9 w-full min-w-0 rounded-md border border-edge bg-page px-3 font-mono text-base max-md:h-11"
        />
      </div>
      <p className="wrap-anywhere text-base text-muted">
        Send it with every call as <code>Authorization: Bearer {apiKey.slice(0, 12)}…</code>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Done</Button>
        <Button kind="primary" onClick={() => void copy()}>
          Copy the key
        </Button>
      </div>
    </div>
  );
}

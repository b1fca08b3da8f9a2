import { ShownOnce } from '../ShownOnce.tsx';

/** The secret that signs what a webhook is sent. */
export const ShownSecret = ({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) => (
  <ShownOnce
    label="Secret"
    value={secret}
    meaning="Copy it now: it is not shown again. It signs what is sent, so that your program can tell it from what others send."
    use={
      <>
        The header <code>webhook-signature</code> holds the signature, as the Standard Webhooks describe it.
      </>
    }
    onClose={onClose}
  />
);

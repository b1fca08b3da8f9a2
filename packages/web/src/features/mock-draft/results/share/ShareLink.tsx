import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import { useId } from 'react';
import { sharedReportPath } from '../../../../paths.ts';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { toasts } from '../../../../ui/states/toast-store.ts';

export interface ShareLinkProps {
  readonly shareId: string;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** The link, what it looks like where it is posted, and what can be done with both. */
export function ShareLink({ shareId, isBusy, onRevoke }: ShareLinkProps) {
  const field = useId();
  const path = sharedReportPath(shareId);
  const address = `${window.location.origin}${path}`;
  const picture = `/api${SHARED_IMAGE_PATH.replace(':shareId', shareId)}`;
  const copy = async () => {
    if (await copyText(address)) return toasts.show('success', 'The link is copied.');
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    toasts.show('warning', 'Your browser does not let the page copy. The link is selected: copy it by hand.');
  };
  return (
    <>
      <div className="flex flex-col gap-1">
        <label htmlFor={field} className="label">
          Link
        </label>
        <div className="flex gap-2">
          <input
            id={field}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="h-9 min-w-0 grow rounded-md border border-edge bg-page px-3 text-base max-md:h-11"
          />
          <Button kind="primary" onClick={() => void copy()}>
            Copy link
          </Button>
        </div>
      </div>
      <img
        src={picture}
        width={1200}
        height={630}
        alt="The report as a picture: grade, line-up and best pick"
        className="h-auto w-full rounded-sm border border-hairline bg-raised"
      />
      <div className="flex flex-wrap gap-3">
        <a href={picture} download="draft-report.png" className={buttonClass()}>
          Save picture
        </a>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: address, title: 'My draft' }).catch(() => undefined)}>
            Send
          </Button>
        )}
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass()}>
          Open the page
        </a>
        <Button kind="danger" isBusy={isBusy} className="sm:ml-auto" onClick={onRevoke}>
          Stop sharing
        </Button>
      </div>
      <p className="text-muted text-sm">
        The page shows the draft as it stands. Once you stop sharing it is gone within a minute, for good: sharing again
        makes another link.
      </p>
    </>
  );
}

import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { browserSession } from '../../api/browser-transport.ts';
import { REFUSED } from '../../api/use-session-changes.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LoginForm = lazyPart(() => import('./LoginForm.tsx'), 'LoginForm');

/**
 * In the place of a page whose person was signed out: signs the same one in again and gives the page back as it was.
 * Neither Escape nor a click beside it closes it, since what was typed would be gone by a slip.
 *
 * It is the browser's own modal dialog, which lies over every other one and takes clicks and keys from all of them;
 * app.css takes everything else off the screen while it is there.
 */
export function SignInAgain() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    // The browser closes it on a second Escape, whatever it was told on the first.
    const stay = () => shown.isConnected && shown.showModal();
    // Keys of a room or of a dialog below, which listen on the document, are not meant by what is pressed here.
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    shown.addEventListener('close', stay);
    shown.addEventListener('keydown', keep);
    return () => {
      shown.removeEventListener('close', stay);
      shown.removeEventListener('keydown', keep);
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => event.preventDefault()}
      className="signed-out m-0 size-full max-h-none max-w-none overflow-y-auto bg-page px-4 text-ink outline-none"
    >
      <div className="mx-auto w-full max-w-md py-6 md:py-12">
        <h1 id={`${id}-title`}>Sign in again</h1>
        <p id={`${id}-lead`} className="mt-2 text-lg text-muted">
          {REFUSED} Then you go on where you were, with everything you had typed.
        </p>
        {/* As high as the form, so that the button below is where it was when the form has come. */}
        <div className="mt-6 min-h-64 md:min-h-60">
          <LoginForm isInPlace />
        </div>
        <div className="mt-8 flex flex-col items-start gap-3 border-hairline border-t pt-4">
          <p className="text-lg">Not you, or not now? The page begins anew, and what was typed is lost.</p>
          <Button onClick={() => void browserSession().letGo()}>Go on without signing in</Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

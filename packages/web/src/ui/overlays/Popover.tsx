import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { place } from './place.ts';

export interface PopoverProps {
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Name of the button, when its content is no text. */
  readonly label?: string;
  readonly triggerClassName?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** What the panel holds, for those who do not see it. */
  readonly popupRole?: 'menu';
  /** What explains the button. */
  readonly descriptionId?: string;
  readonly className?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A small panel under its button. The browser's own popover: it floats above everything, closes on Escape and on a
 * click outside, and gives the focus back. It closes as well once the focus has gone on to what lies behind it.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, triggerClassName, align = 'start', className, onClose, children } = props;
  const { popupRole, descriptionId } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = (event: React.ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (!opens) onClose?.();
  };
  const handleBlur = ({ relatedTarget: to }: React.FocusEvent) => {
    if (to && to !== button.current && !panel.current?.contains(to)) panel.current?.hidePopover();
  };
  // A panel that the server drew may have been opened before anybody listened.
  useLayoutEffect(() => setIsOpen(panel.current?.matches(':popover-open') ?? false), []);
  // Placed once its content is in it: an empty panel fits anywhere.
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !panel.current) return;
    const { style } = panel.current;
    style.maxHeight = ''; // as high as it likes: it may have been opened before where there was less room
    const view = { width: window.innerWidth, height: window.innerHeight };
    const box = panel.current.getBoundingClientRect();
    const { left, top, maxHeight } = place(button.current.getBoundingClientRect(), box, view, align);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.maxHeight = `min(70dvh, ${maxHeight}px)`;
  }, [isOpen, align]);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-haspopup={popupRole}
        aria-label={label}
        aria-describedby={descriptionId}
        onBlur={handleBlur}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with the panel; it only sees itself left */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={handleToggle}
        onBlur={handleBlur}
        className={classNames(
          'appear fixed max-h-[70dvh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-edge bg-surface text-ink text-left shadow-xl',
          className,
        )}
      >
        {isOpen && children}
      </div>
    </>
  );
}

/** Closes the panel that something in it was chosen from: it would lie over what comes. */
export function closePopoverAround(target: EventTarget): void {
  const panel = target instanceof Element ? target.closest<HTMLElement>('[popover]') : null;
  if (panel && 'hidePopover' in panel) panel.hidePopover();
}

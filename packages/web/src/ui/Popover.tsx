import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { place } from './place.ts';

export interface PopoverProps {
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Name of the button, when its content is no text. */
  readonly label?: string;
  readonly triggerClassName?: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A small panel under its button. The browser's own popover: it floats above everything, closes on Escape and on a
 * click outside, gives the focus back, and costs no script.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, triggerClassName, align = 'start', className, onClose, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleToggle = (event: React.ToggleEvent<HTMLDivElement>) => {
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (!opens) return onClose?.();
    if (!button.current || !panel.current) return;
    const { left, top } = place(
      button.current.getBoundingClientRect(),
      panel.current.getBoundingClientRect(),
      { width: window.innerWidth, height: window.innerHeight },
      align,
    );
    panel.current.style.left = `${left}px`;
    panel.current.style.top = `${top}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={handleToggle}
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

import { cloneElement, type ReactElement, useId, useRef } from 'react';
import { place } from './place.ts';

export interface TooltipProps {
  readonly text: string;
  /** One element; where it takes the focus, the focus shows the text too. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
  /** As wide as the place where it stands, not as the element. */
  readonly isWide?: boolean;
}

/** One line of explanation, shown on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, children, isWide = false }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!host.current || !tip.current || !('showPopover' in tip.current)) return;
    if (!tip.current.matches(':popover-open')) tip.current.showPopover();
    const { left, top } = place(
      host.current.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: window.innerWidth, height: window.innerHeight },
      'center',
    );
    tip.current.style.left = `${left}px`;
    tip.current.style.top = `${top}px`;
  };
  const hide = () => {
    if (tip.current && 'hidePopover' in tip.current && tip.current.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside takes the focus; this only listens
    <span
      ref={host}
      className={isWide ? 'grid' : 'inline-flex'}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed max-w-64 rounded-md bg-ink px-2 py-1 text-left font-sans font-normal text-page text-sm normal-case tracking-normal"
      >
        {text}
      </span>
    </span>
  );
}

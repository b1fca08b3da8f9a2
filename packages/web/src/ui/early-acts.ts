// What a person does in a part of a page that the server drew, before it is awake: a script in the page keeps it, and
// it is done once more when the part is.

/** An act as it was kept. */
interface EarlyAct {
  readonly event: Event;
  /** What a field held after it. */
  readonly value: string | undefined;
}

interface EarlyActs {
  readonly kept: readonly EarlyAct[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/**
 * The script that keeps early acts, to stand in a page. It keeps them for a part that is drawn, and nobody else: a
 * window in which a line says that something comes calls for no act.
 *
 * @param part selector of what only the drawn part has
 */
export const keepingScript = (part: string): string =>
  "const kept=[],kinds=['click','input','change','keydown'];" +
  `const keep=event=>{if(document.querySelector(${JSON.stringify(part)}))kept.push({event,value:event.target.value})};` +
  'for(const kind of kinds)addEventListener(kind,keep,true);' +
  'window.earlyActs={kept,stop(){for(const kind of kinds)removeEventListener(kind,keep,true)}};';

/** Ends the keeping; to be called in the moment in which the part wakes. */
export function takeEarlyActs(): readonly EarlyAct[] {
  const { earlyActs } = window;
  if (!earlyActs) return [];
  earlyActs.stop();
  delete window.earlyActs;
  // The act that wakes a part reaches it by itself.
  return earlyActs.kept.filter(({ event }) => event !== window.event);
}

/**
 * Does again what was done before anybody heard it, one after the other: what is typed is on the screen before Enter is
 * pressed. What the browser has answered by itself is left out.
 */
export async function doAgain(acts: readonly EarlyAct[]): Promise<void> {
  for (const { event, value } of acts) {
    await new Promise((drawn) => setTimeout(drawn));
    const { target, type } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(type, event));
    else if (type === 'click') target.closest<HTMLElement>('button:not([popovertarget])')?.click();
    else if (type === 'change' && target instanceof HTMLSelectElement) {
      target.value = value ?? '';
      target.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (type === 'input' && target instanceof HTMLInputElement) retype(target, value ?? '');
  }
}

/** React hears of a field only when its text differs from what it saw there last. */
function retype(field: HTMLInputElement, text: string): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const each of ['', text]) {
    write?.call(field, each);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

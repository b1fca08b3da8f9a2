// What a person does in a part of a page that the server drew, before it is awake: a script in the page holds it back,
// and it is done when the part is.

/** An act as it was held back. */
interface EarlyAct {
  readonly event: Event;
  /** What a field held after it. */
  readonly value: string | undefined;
}

interface EarlyActs {
  /** Acts in the order in which they were done. */
  readonly kept: EarlyAct[];
  /** What is done again is not held back again. */
  isDoing: boolean;
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/**
 * The script that holds acts back, to stand in a page: nobody but the browser hears of them. They are held back
 * only once the part is drawn: a window in which a line says that something comes calls for no act.
 *
 * @param part selector of what only the drawn part has
 */
export const keepingScript = (part: string): string =>
  "const kept=[],kinds=['click','input','change','keydown'];" +
  `const keep=event=>{if(acts.isDoing||!document.querySelector(${JSON.stringify(part)}))return;` +
  'event.stopImmediatePropagation();kept.push({event,value:event.target.value})};' +
  'for(const kind of kinds)addEventListener(kind,keep,true);' +
  'const acts=window.earlyActs={kept,isDoing:false,stop(){for(const kind of kinds)removeEventListener(kind,keep,true)}};';

/**
 * Does what was held back, one act after the other: what is typed is on the screen before Enter is pressed. Whatever
 * comes meanwhile is done behind it; then nothing is held back any more.
 */
export async function doEarlyActs(): Promise<void> {
  const { earlyActs } = window;
  delete window.earlyActs;
  while (earlyActs) {
    await new Promise((drawn) => setTimeout(drawn));
    const act = earlyActs.kept.shift();
    if (!act) return earlyActs.stop();
    earlyActs.isDoing = true;
    doAgain(act);
    earlyActs.isDoing = false;
  }
}

/** Does one act again; what the browser has answered by itself is left out. */
function doAgain({ event, value }: EarlyAct): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(type, event));
  else if (type === 'click') target.closest<HTMLElement>('button:not([popovertarget])')?.click();
  else if (type === 'change' && target instanceof HTMLSelectElement) {
    target.value = value ?? '';
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (type === 'input' && target instanceof HTMLInputElement) retype(target, value ?? '');
}

/** React hears of a field only when its text differs from what it saw there last. */
function retype(field: HTMLInputElement, text: string): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const each of ['', text]) {
    write?.call(field, each);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

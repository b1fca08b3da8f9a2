import { useDragDropManager } from '@dnd-kit/react';
import { useEffect } from 'react';

/**
 * Lets dragging bring its own style sheets: the page takes only those that carry its nonce. The part of the library that writes them
 * takes a nonce but cannot be named from here, so it is found by what it alone can do.
 */
export function DragStyles() {
  const manager = useDragDropManager();
  useEffect(() => {
    // Scripts with the nonce go when they have run; what stands in the head stays.
    const nonce = document.querySelector<HTMLElement>('head [nonce]')?.nonce;
    const writer = [...(manager?.registry.plugins.values ?? [])].find((plugin) => 'addRoot' in plugin);
    if (writer && nonce) writer.options = { nonce };
  }, [manager]);
  return null;
}

/**
 * Puts a text on the clipboard. False where the browser forbids it, as on a page without encryption: whoever asked then
 * says how it is copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

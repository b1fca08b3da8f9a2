/** Says a change aloud. `isUrgent` interrupts; anything else waits for a pause. */
export function LiveRegion({ text, isUrgent = false }: { readonly text: string; readonly isUrgent?: boolean }) {
  return (
    <div className="sr-only" role={isUrgent ? 'alert' : 'status'}>
      {text}
    </div>
  );
}

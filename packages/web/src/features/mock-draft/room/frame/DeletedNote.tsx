/** Says that there is nothing left to go on with. */
export const DeletedNote = () => (
  <p role="alert" className="border-bad border-l-[3px] px-4 py-3 text-base">
    This draft was deleted in another window.
  </p>
);

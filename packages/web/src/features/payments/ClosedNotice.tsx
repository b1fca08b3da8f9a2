/** Says that nothing is sold at the moment. */
export const ClosedNotice = () => (
  <p role="status" className="border-caution border-l-[3px] px-4 py-2 text-base">
    <strong className="font-semibold">Plans cannot be bought at the moment.</strong> The prices here have to be checked
    first. Nothing changes for whoever has a plan.
  </p>
);

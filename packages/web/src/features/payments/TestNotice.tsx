/** Says that nothing is charged. */
export const TestNotice = () => (
  <p className="border-caution border-l-[3px] px-4 py-2 text-base">
    <strong className="font-semibold">Test checkout.</strong> No payment provider is set up here: plans open without any
    money being taken, and no card is asked for.
  </p>
);

/** What is wrong, in words. */
export const Problem = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <p id={id} role="alert" className="text-bad text-base">
    {text}
  </p>
);

/** The pylon that stands at the corner of the end zone. */
export const PylonMark = ({ size = 22 }: { readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 22 22" fill="currentColor">
    <path d="M8 1h6l2 16H6z" />
    <path d="M2 18h18v3H2z" />
  </svg>
);

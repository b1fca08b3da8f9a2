const ROWS = [0, 1, 2, 3, 4, 5] as const;
/** Lengths of the bars, in no order that means anything. */
const LENGTHS = [96, 70, 112, 84, 58, 101] as const;

/** A laptop and a phone with a table that is not filled yet. */
export const Mockups = () => (
  <svg aria-hidden="true" viewBox="0 0 420 260" className="w-full max-w-lg justify-self-center text-edge">
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M60 30h270a6 6 0 0 1 6 6v160H54V36a6 6 0 0 1 6-6z" className="fill-surface" />
      <path d="M26 196h338l14 20a4 4 0 0 1-4 6H16a4 4 0 0 1-4-6z" className="fill-raised" />
      <path d="M72 56h96M72 178h246" />
    </g>
    {ROWS.map((row) => (
      <g key={row} fill="currentColor" transform={`translate(72 ${70 + row * 18})`}>
        <circle cx="5" cy="5" r="5" opacity="0.55" />
        <rect x="18" y="2" width={LENGTHS[row]} height="6" rx="1" opacity="0.55" />
        <rect x="196" y="2" width="18" height="6" rx="1" opacity="0.3" />
        <rect x="226" y="2" width="18" height="6" rx="1" opacity="0.3" />
      </g>
    ))}
    <path d="M72 52h44" stroke="var(--accent-fill)" strokeWidth="3" />
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="310" y="74" width="92" height="170" rx="8" className="fill-surface" />
      <path d="M346 232h20" />
    </g>
    {ROWS.map((row) => (
      <rect
        key={row}
        x="322"
        y={98 + row * 20}
        width={LENGTHS[row] / 1.8}
        height="8"
        rx="1"
        fill="currentColor"
        opacity="0.45"
      />
    ))}
    <path d="M322 90h28" stroke="var(--accent-fill)" strokeWidth="3" />
  </svg>
);

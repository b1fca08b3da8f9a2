/** Widths of the lines of a table that is not there yet. */
const ROWS = [64, 88, 52, 76, 60, 82];

/** A table on a laptop and a list on a phone, drawn: they show nothing that there is. */
export const Mockups = () => (
  <svg viewBox="0 0 480 300" aria-hidden="true" className="w-full max-w-xl justify-self-center text-muted">
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="40" y="20" width="340" height="216" rx="10" className="fill-surface" />
      <path d="M10 250h400l-14 16H24z" className="fill-raised" />
      <path d="M56 64h308" />
    </g>
    <g className="fill-edge">
      <rect x="56" y="38" width="96" height="12" rx="2" />
      {ROWS.map((width, row) => (
        <g key={width} transform={`translate(56 ${80 + row * 24})`}>
          <rect width="12" height="12" rx="2" />
          <rect x="22" width={width} height="12" rx="2" />
          <rect x="170" width={width * 0.8} height="12" rx="2" />
          <rect x="272" width={36} height="12" rx="2" />
        </g>
      ))}
    </g>
    <rect x="288" y="38" width="76" height="14" rx="3" className="fill-accent-fill" />
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="352" y="96" width="104" height="192" rx="14" className="fill-surface" />
      <path d="M390 108h28" />
    </g>
    <g className="fill-edge">
      {ROWS.slice(0, 4).map((width, row) => (
        <g key={width} transform={`translate(366 ${126 + row * 28})`}>
          <rect width="14" height="14" rx="7" />
          <rect x="22" y="2" width={width * 0.6} height="10" rx="2" />
        </g>
      ))}
    </g>
    <rect x="366" y="248" width="76" height="22" rx="4" className="fill-accent-fill" />
  </svg>
);

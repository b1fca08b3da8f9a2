import { type Domain, fractionOf, gridLines, lineLabel } from './scale.ts';

/** Over a column of drawings: the numbers of its yard lines. The column's title is for screen readers. */
export const ScaleHead = ({ title, domain }: { readonly title: string; readonly domain: Domain }) => (
  <span className="figures relative block h-4 w-full font-medium font-sans text-xs tracking-normal">
    <span className="sr-only">{title}</span>
    {gridLines(domain, 4).map((line) => {
      const fraction = fractionOf(line, domain);
      return (
        <span
          key={line}
          aria-hidden
          className={`absolute ${fraction < 0.04 ? '' : fraction > 0.96 ? '-translate-x-full' : '-translate-x-1/2'}`}
          style={{ left: `${fraction * 100}%` }}
        >
          {lineLabel(line)}
        </span>
      );
    })}
  </span>
);

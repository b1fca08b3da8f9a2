interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
}

/** One figure of a list of facts (`dl`), under its name. */
export const Fact = ({ name, value, hint }: FactProps) => (
  <div>
    <dt className="label">{name}</dt>
    <dd className="figures font-semibold text-lg">{value}</dd>
    {hint && <dd className="text-muted text-sm">{hint}</dd>}
  </div>
);

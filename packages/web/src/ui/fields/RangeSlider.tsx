import { Slider } from '@base-ui/react/slider';

/** Both ends of a range, the lower one first. */
export type Range = readonly [number, number];

export interface RangeSliderProps {
  readonly label: string;
  readonly value: Range;
  readonly onChange: (value: Range) => void;
  /** 0 unless told. */
  readonly min?: number;
  /** 10 unless told. */
  readonly max?: number;
  /** 1 unless told. */
  readonly step?: number;
  /** How far apart the two ends stay; 1 unless told. */
  readonly minRange?: number;
  /** How a value is written: '$12'. */
  readonly format?: (value: number) => string;
}

const THUMB =
  'size-5 rounded-full border-2 border-accent-fill bg-surface shadow outline-offset-2 max-md:size-7 has-focus-visible:outline-2 has-focus-visible:outline-accent';

/**
 * A range between two thumbs that never meet.
 * @source docs/sources.md "Tables"
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, onChange, min = 0, max = 10, step = 1, minRange = 1, format = String } = props;
  return (
    <Slider.Root
      value={[...value]}
      min={min}
      max={max}
      step={step}
      minStepsBetweenValues={Math.ceil(minRange / step)}
      thumbCollisionBehavior="none"
      onValueChange={([from = min, to = max]) => onChange([from, to])}
      className="flex min-w-0 flex-col gap-1"
    >
      <div className="flex justify-between gap-3">
        <Slider.Label className="label">{label}</Slider.Label>
        <span className="figures text-sm">
          {format(value[0])} – {format(value[1])}
        </span>
      </div>
      <Slider.Control className="flex h-9 touch-none select-none items-center px-2.5 max-md:h-11">
        <Slider.Track className="relative h-1 w-full rounded-full bg-edge">
          <Slider.Indicator className="rounded-full bg-accent-fill" />
          <Slider.Thumb index={0} getAriaLabel={() => `${label}, from`} className={THUMB} />
          <Slider.Thumb index={1} getAriaLabel={() => `${label}, to`} className={THUMB} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import { Sample } from './Sample.tsx';

const GROUNDS = [
  ['page', 'bg-page'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['hairline', 'bg-hairline'],
  ['edge', 'bg-edge'],
  ['accent-fill', 'bg-accent-fill'],
] as const;
const TEXTS = [
  ['ink', 'text-ink'],
  ['muted', 'text-muted'],
  ['accent', 'text-accent'],
  ['good', 'text-good'],
  ['bad', 'text-bad'],
  ['caution', 'text-caution'],
] as const;
const SIZES = ['text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const;

/** Colours, positions, type. */
export const ColourSamples = () => (
  <>
    <Sample name="Grounds">
      <div className="grid grid-cols-3 gap-2">
        {GROUNDS.map(([name, ground]) => (
          <div key={name}>
            <div className={`h-10 border border-hairline ${ground}`} />
            <span className="text-muted text-xs">{name}</span>
          </div>
        ))}
      </div>
    </Sample>
    <Sample name="Words">
      <p className="flex flex-wrap gap-4 font-semibold text-base">
        {TEXTS.map(([name, text]) => (
          <span key={name} className={text}>
            {name}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap gap-4 text-base">
        {POSITIONS.map((position) => (
          <PositionTag key={position} position={position} />
        ))}
      </p>
    </Sample>
    <Sample name="Type">
      {SIZES.map((size) => (
        <p
          key={size}
          className={`truncate ${size} ${size === 'text-3xl' || size === 'text-2xl' ? 'scoreboard font-bold' : ''}`}
        >
          Fourth and goal, 1:12 to go
        </p>
      ))}
    </Sample>
  </>
);

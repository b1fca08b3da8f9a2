import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { signed } from '../../widgets/player/display.ts';
import type { TradeInput } from './trade-input.ts';

interface TradeBarProps {
  readonly trade: TradeInput;
  readonly away: readonly string[];
  readonly wanted: readonly string[];
  readonly onShow: () => void;
}

/** The chosen trade while it is chosen: what for what, by names, and what both line-ups gain a week. */
export function TradeBar({ trade, away, wanted, onShow }: TradeBarProps) {
  const { data, error } = useQuery(answer('previewTrade', trade));
  const few = data?.tradePreview;
  const gains = error
    ? 'The trade could not be judged'
    : few && !isLocked(few)
      ? `You ${signed(few.own.gainPerWeek)} a week, they ${signed(few.opponent.gainPerWeek)}`
      : 'Judging the trade';
  return (
    <FootBar
      words={
        <>
          <span className="block font-semibold text-ink">{gains}</span>
          <span className="line-clamp-2 text-sm">
            {away.join(', ')} for {wanted.join(', ')}
          </span>
        </>
      }
    >
      <Button kind="primary" className="md:order-2" onClick={onShow}>
        What it does
      </Button>
    </FootBar>
  );
}

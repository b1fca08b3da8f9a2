import type { BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { bidReasonWords } from '../auction-words.ts';

/** Why a player is worth so much to my team. */
export const BidReasonList = ({ advice }: { readonly advice: BidAdvice }) => (
  <ul aria-label="Why" className="flex flex-wrap gap-x-4 gap-y-1 text-base">
    {bidReasonWords(advice).map((words) => (
      <li key={words} className="border-edge border-l-2 pl-2">
        {words}
      </li>
    ))}
  </ul>
);

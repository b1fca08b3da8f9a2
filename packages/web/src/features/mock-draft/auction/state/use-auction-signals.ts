import type { Auction } from '@pylon/contract/drafting/auction';
import { useEffect, useRef, useState } from 'react';
import { auctionAloud } from '../auction-words.ts';
import { salesMade } from './auction-changes.ts';

/** What is to be said aloud: sales since it was said last, and what is asked of me. Empty before anything has happened. */
export function useAuctionAloud(auction: Auction): string {
  const [text, setText] = useState('');
  const said = useRef({ version: auction.version, sales: salesMade(auction) });
  useEffect(() => {
    if (auction.version === said.current.version) return;
    setText(auctionAloud(auction, said.current.sales));
    said.current = { version: auction.version, sales: salesMade(auction) };
  }, [auction]);
  return text;
}

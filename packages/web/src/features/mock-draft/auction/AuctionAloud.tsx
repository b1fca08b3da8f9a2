import type { Auction } from '@pylon/contract/drafting/auction';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../../ui/states/LiveRegion.tsx';
import { auctionAloud } from './auction-words.ts';
import { salesMade } from './state/auction-changes.ts';

/** Says aloud the sales since it spoke last, and what is asked of me. Silent before anything has happened. */
export function AuctionAloud({ auction }: { readonly auction: Auction }) {
  const [text, setText] = useState('');
  const said = useRef({ version: auction.version, sales: salesMade(auction) });
  useEffect(() => {
    if (auction.version === said.current.version) return;
    setText(auctionAloud(auction, said.current.sales));
    said.current = { version: auction.version, sales: salesMade(auction) };
  }, [auction]);
  return <LiveRegion text={text} />;
}

// Trades of one of a person's leagues.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/head.ts';
import { parseTradePlace } from '../../features/trade-analyzer/trade-place.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const tradeAnalyzer = createRoute({
  getParentRoute: () => root,
  path: PATHS.tradeAnalyzer,
  validateSearch: onlyWhatFits(parseTradePlace),
  head: () => pageHead('Trade Analyzer', 'Which trade of your league helps you, and whether the other side takes it.'),
  component: lazyRouteComponent(
    () => import('../../features/trade-analyzer/TradeAnalyzerPage.tsx'),
    'TradeAnalyzerPage',
  ),
  staticData: { source: 'src/features/trade-analyzer/TradeAnalyzerPage.tsx', isUnlisted: true },
});

export const tradeAnalyzerRoutes = [tradeAnalyzer] as const;

import { useQuery } from '@tanstack/react-query';
import type { TradeId } from '../new-card/trades.ts';
import { readTradePack } from './trade-pack.ts';

/** The pack of a trade, fetched once that is chosen; null for a trade in the owner's own words. */
export const useTradePack = (trade: TradeId | '') =>
  useQuery({
    queryKey: ['trade-pack', trade],
    queryFn: () => (trade ? readTradePack(trade) : null),
    enabled: trade !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

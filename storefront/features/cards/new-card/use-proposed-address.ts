import { proposeAddressEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProposedAddresses } from '../../../../api/contract/cards/my-cards.schema.ts';

/** Delay after the last key press before a name is looked up, in milliseconds. */
const typingPause = 350;

/** Free addresses for a name while the owner types it; null before there is a name. */
export function useProposedAddress(name: string): ProposedAddresses | null {
  const trimmed = name.trim().slice(0, 120);
  const [asked, setAsked] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(trimmed), typingPause);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const { data } = useRead(
    proposeAddressEndpoint,
    { query: { name: asked } },
    { enabled: asked.length >= 2, placeholderData: keepPreviousData, staleTime: 0 },
  );
  return trimmed.length >= 2 ? (data ?? null) : null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { HttpError, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import type { LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';

/**
 * Moves a lead to a status; the server records the handling admin and the time itself.
 * @returns whether it was moved, after every list that shows it was read again
 */
export function useMoveLead(): (lead: RaRecord, status: LeadStatus) => Promise<boolean> {
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  return useCallback(
    async (lead, status) => {
      let moved = true;
      try {
        await dataProvider.update('contact-leads', { id: lead.id, data: { status }, previousData: lead });
      } catch (error) {
        moved = false;
        const isLate = error instanceof HttpError && error.status === 409;
        notify(isLate ? 'bikur.lead.movedMeanwhile' : 'bikur.lead.moveFailed', { type: 'error' });
      }
      await queries.invalidateQueries({ queryKey: ['contact-leads'] });
      return moved;
    },
    [dataProvider, queries, notify],
  );
}

import { changeLeadEndpoint } from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { putLead } from './lead-cache.ts';
import { useLeadsMessages } from './use-leads-messages.ts';

/** Changes a lead's status in place; shown at once, and reverted when it could not be saved. */
export function useChangeStatus(lead: OwnLead) {
  const texts = useLeadsMessages();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (status: LeadStatus) =>
      call(changeLeadEndpoint, { params: { id: lead.id }, body: { status } }),
    onSuccess: (changed) => putLead(queries, changed),
    onError: (issue) =>
      toast({ title: texts.statusFailed, description: issue.message, variant: 'destructive' }),
  });
  return { status: isPending ? variables : lead.status, change: mutate };
}

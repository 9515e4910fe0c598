import { deleteLeadEndpoint } from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './delete-lead-dialog.module.css';
import { leadLists } from './lead-cache.ts';
import { storeDraft } from './note-draft.ts';
import { useLeadsMessages } from './use-leads-messages.ts';

interface DeleteLeadDialogProps {
  lead: OwnLead;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Confirms a deletion, which is final. */
export function DeleteLeadDialog({ lead, open, onOpenChange }: DeleteLeadDialogProps) {
  const texts = useLeadsMessages();
  const queries = useQueryClient();
  const removal = useMutation({
    // Not retried: the first try may have succeeded.
    mutationFn: () => call(deleteLeadEndpoint, { params: { id: lead.id } }),
    onSuccess: async () => {
      storeDraft(lead.id, null);
      onOpenChange(false);
      toast({ title: texts.removed });
      await queries.invalidateQueries(leadLists);
    },
    onError: (issue) =>
      toast({ title: texts.removeFailed, description: issue.message, variant: 'destructive' }),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} closeLabel={texts.close}>
      <DialogTitle className={styles['title']}>{texts.removeTitle(lead.name)}</DialogTitle>
      <DialogDescription>{texts.removeText}</DialogDescription>
      <div className={styles['actions']}>
        <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
          {texts.removeConfirm}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPackage, Subscription } from '../../../api/contract/subscription.ts';
import { Button } from '../../components/button.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { apiWrite } from '../../lib/api-client.ts';
import { toast } from '../toasts/toast-store.ts';
import { StopRenewalDialog } from './stop-renewal-dialog.tsx';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** Stops the renewal of a package, after asking, or resumes it. Nothing where neither can be done. */
export function RenewalControl({ row }: { row: OwnPackage }) {
  const { now: texts } = useSubscriptionMessages();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation<Subscription, Error, boolean>({
    mutationFn: async (autoRenew) =>
      (await apiWrite('PUT', `/api/subscription/${row.id}/renewal`, { autoRenew })) as Subscription,
    onSuccess: (subscription, autoRenew) => {
      setAsking(false);
      queries.setQueryData(['/api/subscription'], subscription);
      toast({ title: autoRenew ? texts.resumed : texts.stopped });
      void queries.invalidateQueries({ queryKey: ['/api/wallet'] });
    },
    onError: (fault) => {
      setAsking(false);
      toast({ title: texts.failed, description: fault.message, variant: 'destructive' });
    },
  });
  if (row.canResume)
    return (
      <Button variant="line" size="small" busy={isPending} onClick={() => mutate(true)}>
        {texts.resume}
      </Button>
    );
  if (!row.autoRenew) return null;
  return (
    <>
      <TextButton small onClick={() => setAsking(true)}>
        {texts.stop}
      </TextButton>
      {isAsking && (
        <StopRenewalDialog
          row={row}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => mutate(false)}
        />
      )}
    </>
  );
}

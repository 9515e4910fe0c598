import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listReviewsEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import { readsOf } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Every cached list of reviews. */
const reviewLists = { predicate: readsOf(listReviewsEndpoint) };

/**
 * A change to the reviews of a card: reads them again, and says what was done or why not.
 * @param said shown once it is done; nothing where the page itself shows it
 */
export function useReviewAction<Input, Reply>(
  mutationFn: (input: Input) => Promise<Reply>,
  { said, onDone }: { said?: string | undefined; onDone?: ((reply: Reply) => void) | undefined } = {},
) {
  const texts = useReviewsMessages();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (reply) => {
      onDone?.(reply);
      if (said) toast({ title: said });
      await queries.invalidateQueries(reviewLists);
    },
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
  });
}

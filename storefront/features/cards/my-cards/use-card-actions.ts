import { useNavigate } from 'react-router';
import { toast } from '../../website/toasts/toast-store.ts';
import type { CardActions } from './card-tile.tsx';
import { pageOfCopy } from './page-of-copy.ts';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { useDashboard, useDuplicateCard, useSetVisibility } from '../use-my-cards.ts';

/** Commands without a dialog; a toast shows the result. */
export function useCardActions(): Pick<CardActions, 'duplicate' | 'setVisibility'> {
  const texts = useDashboardMessages();
  const navigate = useNavigate();
  const { data: dashboard } = useDashboard();
  const copying = useDuplicateCard();
  const showing = useSetVisibility();
  const showError = (title: string) => (error: unknown) =>
    toast({
      title,
      description: error instanceof Error ? error.message : undefined,
      variant: 'destructive',
    });
  return {
    duplicate(own) {
      if (copying.isPending) return;
      void copying.mutateAsync(own.id).then(() => {
        const page = pageOfCopy(dashboard?.cards ?? 0);
        void navigate(page > 1 ? `/dashboard?page=${page}` : '/dashboard', { preventScrollReset: true });
        toast({ title: texts.duplicated, description: texts.duplicatedText });
      }, showError(texts.duplicateFailed));
    },
    setVisibility(own, isPublic) {
      if (showing.isPending) return;
      void showing
        .mutateAsync({ id: own.id, isPublic })
        .then(
          ({ held }) =>
            toast(
              held
                ? { title: texts.heldPublished }
                : isPublic
                  ? { title: texts.published, description: texts.publishedText }
                  : { title: texts.hidden, description: texts.hiddenText },
            ),
          showError(texts.visibilityFailed),
        );
    },
  };
}

import {
  likeArticleEndpoint,
  unlikeArticleEndpoint,
} from '../../../../api/contract/website/blog.endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Article, ArticleLikes } from '../../../../api/contract/website/blog.schema.ts';
import { call, type ReadKey } from '../../../lib/call.ts';
import { toast } from '../toasts/toast-store.ts';
import { useBlogMessages } from './use-blog-messages.ts';

/**
 * Likes an article or withdraws the like; shown at once, and reverted when the server refuses. The former
 * state is passed along, since the cached article has already changed when a reply or a retry comes.
 */
export function useLike({ id, isLiked, likeCount }: Article, queryKey: ReadKey<Article>) {
  const queries = useQueryClient();
  const texts = useBlogMessages();
  const show = ({ isLiked: liked, likeCount: count }: ArticleLikes) =>
    queries.setQueryData(queryKey, (article) => article && { ...article, isLiked: liked, likeCount: count });
  const { mutate, isPending } = useMutation<ArticleLikes, Error, ArticleLikes>({
    mutationFn: (before) =>
      call(before.isLiked ? unlikeArticleEndpoint : likeArticleEndpoint, { params: { id } }),
    onMutate: (before) => {
      show({ isLiked: !before.isLiked, likeCount: before.likeCount + (before.isLiked ? -1 : 1) });
    },
    onSuccess: show,
    onError: (issue, before) => {
      show(before);
      toast({ title: texts.likeFailed, description: issue.message, variant: 'destructive' });
    },
  });
  return { toggle: () => mutate({ isLiked, likeCount }), isPending };
}

import { makeField } from '../../../kit/fields/make-field.tsx';
import { StatusChip } from '../../../kit/fields/StatusField.tsx';
import { articleState } from './article-state.ts';

/** Draft, scheduled or published: computed from two fields. */
export const ArticleStateField = makeField(
  ({ record }) => <StatusChip choice="articleState" value={articleState(record)} />,
  (_value, translate, record) => translate(`bikur.choices.articleState.${articleState(record)}`),
  { reads: ['isPublished', 'publishedAt'] },
);

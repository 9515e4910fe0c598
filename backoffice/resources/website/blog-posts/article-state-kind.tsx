import { status } from '../../../kit/fields/choice-kinds.tsx';
import type { FieldKind } from '../../../kit/fields/field-kind.ts';
import { articleState } from './article-state.ts';

const words = status('articleState');

/** Draft, scheduled or published: computed from two fields. */
export const stateOfArticle: FieldKind = {
  View: ({ record }) => <words.View value={articleState(record)} record={record} />,
  toText: (_value, record, translate) => words.toText(articleState(record), record, translate),
  isSortable: false,
};

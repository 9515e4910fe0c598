import { Show } from 'react-admin';
import { ArticleHead } from './ArticleHead.tsx';
import { articleFields } from './fields.tsx';

export const ArticleShow = () => (
  <Show>
    <ArticleHead />
    {articleFields}
  </Show>
);

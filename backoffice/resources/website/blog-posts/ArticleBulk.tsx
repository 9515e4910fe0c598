import EyeIcon from '~icons/ph/eye';
import EyeSlashIcon from '~icons/ph/eye-slash';
import { BulkUpdateButton } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Publishes or unpublishes the chosen articles, after one confirmation. */
export function ArticleBulk() {
  const word = useMessages();
  return (
    <>
      <BulkUpdateButton
        label={word('article.publish')}
        data={{ isPublished: true }}
        mutationMode="pessimistic"
        confirmTitle={word('article.publish')}
        confirmContent={word('article.publishExplain')}
        icon={<EyeIcon size={18} />}
      />
      <BulkUpdateButton
        label={word('article.unpublish')}
        data={{ isPublished: false }}
        mutationMode="pessimistic"
        confirmTitle={word('article.unpublish')}
        confirmContent={word('article.unpublishExplain')}
        icon={<EyeSlashIcon size={18} />}
      />
    </>
  );
}

import BellIcon from '~icons/ph/bell';
import type { PartRequest } from '../../../api/contract/website/rendering.ts';
import { ListItem } from '../website/header/list-item.tsx';
import { useMessages } from '../../i18n/messages.ts';

/** A notification's line by itself, as it is when it is new: to be looked at and not to be used. */
export function LoneNotice({
  title,
  content,
  link,
  createdAt,
}: Extract<PartRequest['part'], { kind: 'notice' }>) {
  const { notifications: texts } = useMessages();
  return (
    <ol inert style={{ maxInlineSize: 390 }}>
      <ListItem
        title={title}
        text={content}
        createdAt={createdAt}
        href={link}
        fresh={texts.isNew}
        icon={<BellIcon />}
      />
    </ol>
  );
}

import TagIcon from '~icons/ph/tag';
import { TextArrayInput } from 'react-admin';
import { CommandButton } from '../../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../../kit/show/use-page-record.ts';

/** Sets the tags by which staff find a person again. */
export function TagsButton() {
  const word = useMessages();
  const { tags } = usePageRecord<'users'>();
  return (
    <CommandButton
      command="set-tags"
      words="person.setTags"
      defaultValues={{ tags }}
      icon={<TagIcon />}
      variant="text"
    >
      <TextArrayInput source="tags" label={word('person.tags')} />
    </CommandButton>
  );
}

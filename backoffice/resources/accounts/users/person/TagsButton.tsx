import TagIcon from '~icons/ph/tag';
import { TextArrayInput, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../../kit/resource-entities.ts';

/** Sets the tags by which staff find a person again. */
export function TagsButton() {
  const word = useMessages();
  const user = useRecordContext<ResourceRecord<'users'>>();
  return (
    <CommandButton
      command="set-tags"
      words="person.setTags"
      defaultValues={{ tags: user?.tags ?? [] }}
      icon={<TagIcon />}
      variant="text"
    >
      <TextArrayInput source="tags" label={word('person.tags')} />
    </CommandButton>
  );
}

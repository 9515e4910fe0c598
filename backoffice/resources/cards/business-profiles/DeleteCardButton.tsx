import TrashIcon from '~icons/ph/trash';
import { useRecordContext, useRedirect } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** Deletes the card permanently, after the admin has typed its name. */
export function DeleteCardButton() {
  const redirect = useRedirect();
  const card = useRecordContext<ResourceRecord<'business-profiles'>>();
  if (!card) return null;
  return (
    <CommandButton
      command="delete"
      words="cardPage.delete"
      danger
      confirmText={card.businessName}
      confirmField="confirmation"
      icon={<TrashIcon size={16} />}
      onDone={() => redirect('list', 'business-profiles')}
      asksReason
    />
  );
}

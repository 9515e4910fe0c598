import TrashIcon from '~icons/ph/trash';
import { useRedirect } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

/** Deletes the card permanently, after the admin has typed its name. */
export function DeleteCardButton() {
  const redirect = useRedirect();
  const card = usePageRecord<'business-profiles'>();
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

// react-admin knows nothing of who did something, and why, as the system writes both down.
import { ActorName } from '../components/ActorName.tsx';
import { reasonInWords, ReasonText } from '../components/ReasonText.tsx';
import { makeField } from './make-field.tsx';

export const ReasonField = makeField(
  ({ value }) => <ReasonText reason={String(value)} />,
  (value, translate) => reasonInWords(String(value), translate) ?? String(value),
);

export const ActorField = makeField(
  ({ value }) => <ActorName actor={String(value)} />,
  (value, translate) => (value === 'system' ? translate('bikur.users.history.system') : String(value)),
);

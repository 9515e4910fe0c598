import { DetailsField, Parts } from '../../../../kit/fields/DetailsField.tsx';
import { useTranslate } from 'react-admin';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { isEmptyValue } from '../../../../kit/fields/EmptyValue.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { fieldLabel } from './messages.ts';

/** Ids that staff choose in a dialog, shown by name. */
const references: Readonly<Record<string, ResourceName>> = {
  productId: 'products',
  packageId: 'packages',
  userId: 'users',
  profileId: 'business-profiles',
};

interface Props {
  entity: string;
  input: Readonly<Record<string, unknown>>;
}

/** Staff's input to a command: a reason, months, an amount. */
export function InputSheet({ entity, input }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const said = Object.entries(input).filter(([, value]) => !isEmptyValue(value));
  return (
    <Parts aria-label={word('audit.input')} sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>
      {said.map(([name, value]) => [
        <dt key={`${name} label`}>{fieldLabel(entity, name, translate)}</dt>,
        <dd key={name}>
          <Said name={name} value={value} />
        </dd>,
      ])}
    </Parts>
  );
}

function Said({ name, value }: { name: string; value: unknown }) {
  const resource = references[name];
  if (resource && typeof value === 'number') return <ReferenceName resource={resource} id={value} />;
  return <DetailsField source={name} record={{ [name]: value }} />;
}

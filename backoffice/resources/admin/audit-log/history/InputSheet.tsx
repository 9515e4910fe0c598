import { DetailsField } from '../../../../kit/fields/DetailsField.tsx';
import { styled } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { isEmptyValue } from '../../../../kit/fields/EmptyValue.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import type { ResourceName } from '../../../../kit/resource-entities.ts';
import { fieldLabel } from './messages.ts';

const Sheet = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '12px 0 0',
  '& dt': { color: theme.tokens.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

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
    <Sheet aria-label={word('audit.input')}>
      {said.map(([name, value]) => [
        <dt key={`${name} label`}>{fieldLabel(entity, name, translate)}</dt>,
        <dd key={name}>
          <Said name={name} value={value} />
        </dd>,
      ])}
    </Sheet>
  );
}

function Said({ name, value }: { name: string; value: unknown }) {
  const resource = references[name];
  if (resource && typeof value === 'number') return <ReferenceName resource={resource} id={value} />;
  return <DetailsField source={name} record={{ [name]: value }} />;
}

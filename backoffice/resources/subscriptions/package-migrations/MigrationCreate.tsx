import {
  Create,
  NullableBooleanInput,
  ReferenceInput,
  SaveButton,
  SelectArrayInput,
  SelectInput,
  required,
  type RaRecord,
} from 'react-admin';
import { isEmptyValue } from '../../../kit/fields/EmptyValue.tsx';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { PlainDayInput } from '../../../kit/form/time-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const usual = { filter: { statuses: ['active', 'past_due'] } };

/** An empty choice is no filter. */
const withoutEmpty = ({ filter, ...move }: Partial<RaRecord>) => ({
  ...move,
  filter: Object.fromEntries(Object.entries(filter as object).filter(([, value]) => !isEmptyValue(value))),
});

/** Chooses the packages to move; the preview changes nothing. */
export function MigrationCreate() {
  const word = useMessages();
  return (
    <Create
      title={word('packageMigration.newPreview')}
      component="div"
      redirect="show"
      transform={withoutEmpty}
    >
      <RecordForm defaultValues={usual} save={<SaveButton label="bikur.packageMigration.prepare" />}>
        <FormSection title={word('packageMigration.newPreview')}>
          <p className="wide">{word('packageMigration.lead')}</p>
          <ProductInput source="fromProductId" label="bikur.packageMigration.from" />
          <ProductInput source="toProductId" label="bikur.packageMigration.to" />
          <SelectArrayInput
            source="filter.statuses"
            label="bikur.packageMigration.statuses"
            choices={choicesOf('packageStatus')}
            helperText={word('packageMigration.statusesHelp')}
            className="wide"
          />
          <SelectInput
            source="filter.billingCycle"
            label="bikur.packageMigration.cycle"
            choices={choicesOf('billingCycle')}
          />
          <NullableBooleanInput source="filter.isEnterprise" label="bikur.packageMigration.enterprise" />
          <NullableBooleanInput source="filter.autoRenew" label="bikur.packageMigration.autoRenew" />
          <span />
          <PlainDayInput source="filter.boughtFrom" label="bikur.packageMigration.boughtFrom" />
          <PlainDayInput source="filter.boughtUntil" label="bikur.packageMigration.boughtUntil" />
        </FormSection>
      </RecordForm>
    </Create>
  );
}

const bySite = { field: 'sortOrder', order: 'ASC' } as const;

function ProductInput({ source, label }: { source: string; label: string }) {
  return (
    <ReferenceInput source={source} reference="products" perPage={200} sort={bySite}>
      <SelectInput label={label} validate={required()} />
    </ReferenceInput>
  );
}

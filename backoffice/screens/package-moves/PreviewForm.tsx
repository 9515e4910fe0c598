import { Button, styled } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  Form,
  SelectArrayInput,
  SelectInput,
  required,
  useGetList,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { packageStatuses } from '../../../api/contract/subscriptions/entities/package.schema.ts';
import { billingCycles } from '../../../api/contract/payments/entities/payment-enums.schema.ts';
import { issuesOf } from '../../kit/commands/use-command.ts';
import { FormIssue } from '../../kit/form/FormIssue.tsx';
import { PlainDayInput } from '../../kit/form/time-inputs.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { labelsAbove } from '../../kit/theme/labels-above.ts';
import { Lead, PageSection } from './migration-styles.ts';
import { askForPreview, migrationKeys } from './migration-requests.ts';
import { readPreviewValues } from './preview-values.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '4px 16px',
  maxInlineSize: 760,
  '& .whole': { gridColumn: '1 / -1' },
  ...(labelsAbove as object),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const usual = { statuses: ['active', 'past_due'] };

/** Chooses the packages to move; the preview changes nothing. */
export function PreviewForm() {
  const word = useMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const submit = async (values: Record<string, unknown>) => {
    try {
      const run = await askForPreview(readPreviewValues(values));
      await client.invalidateQueries({ queryKey: migrationKeys.list });
      await navigate(`?run=${run.id}`);
      return undefined;
    } catch (error) {
      return issuesOf(error);
    }
  };
  return (
    <PageSection sx={{ marginBlockStart: 0 }}>
      <h2>{word('packageMigration.newPreview')}</h2>
      <Lead>{word('packageMigration.lead')}</Lead>
      <Form record={nothing} defaultValues={usual} onSubmit={submit as never} disableInvalidFormNotification>
        <FormIssue />
        <PreviewInputs />
        <SubmitButton />
      </Form>
    </PageSection>
  );
}

const nothing = {};
const everyProduct = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'sortOrder', order: 'ASC' as const },
  filter: {},
};

function PreviewInputs() {
  const word = useMessages();
  const translate = useTranslate();
  const { data: products, error } = useGetList<RaRecord>('products', everyProduct);
  const choices = (products ?? []).map(({ id, name }) => ({ id, name: String(name) }));
  const named = (name: 'packageStatus' | 'billingCycle', values: readonly string[]) =>
    values.map((id) => ({ id, name: translate(`bikur.choices.${name}.${id}`) }));
  const yesOrNo = [
    { id: 'true', name: word('packageMigration.yes') },
    { id: 'false', name: word('packageMigration.no') },
  ];
  const common = {
    helperText: error ? word('packageMigration.productsFailed') : false,
    fullWidth: true,
  } as const;
  const plain = { helperText: false, fullWidth: true } as const;
  const product = { ...common, choices, validate: required(), translateChoice: false };
  return (
    <Fields>
      <SelectInput source="fromProductId" label={word('packageMigration.from')} {...product} />
      <SelectInput source="toProductId" label={word('packageMigration.to')} {...product} />
      <SelectArrayInput
        source="statuses"
        label={word('packageMigration.statuses')}
        choices={named('packageStatus', packageStatuses)}
        helperText={word('packageMigration.statusesHelp')}
        translateChoice={false}
        className="whole"
        fullWidth
      />
      <SelectInput
        source="billingCycle"
        label={word('packageMigration.cycle')}
        choices={named('billingCycle', billingCycles)}
        {...plain}
      />
      <SelectInput
        source="isEnterprise"
        label={word('packageMigration.enterprise')}
        choices={yesOrNo}
        {...plain}
      />
      <SelectInput
        source="autoRenew"
        label={word('packageMigration.autoRenew')}
        choices={yesOrNo}
        {...plain}
      />
      <PlainDayInput source="boughtFrom" label={word('packageMigration.boughtFrom')} {...plain} />
      <PlainDayInput source="boughtUntil" label={word('packageMigration.boughtUntil')} {...plain} />
    </Fields>
  );
}

function SubmitButton() {
  const word = useMessages();
  const { isSubmitting } = useFormState();
  const { clearErrors } = useFormContext();
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={isSubmitting}
      // An issue of the last try must not block the next one.
      onClick={() => clearErrors()}
      sx={{ marginBlockStart: 2 }}
    >
      {word(isSubmitting ? 'packageMigration.preparing' : 'packageMigration.prepare')}
    </Button>
  );
}

import { RadioButtonGroupInput, required, SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../../kit/form/choices-of.ts';
import { UserInput } from '../../../kit/form/UserInput.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { freePlanId } from './audience-form.ts';

/** One user, the users of a plan or of a role, or everybody. */
export function AudienceInput() {
  const word = useMessages();
  const to: unknown = useWatch({ name: 'audience.to' });
  return (
    <div>
      <RadioButtonGroupInput
        source="audience.to"
        label={word('campaign.whom')}
        choices={choicesOf('campaignAudience')}
        validate={required()}
        helperText={false}
        row={false}
      />
      {to === 'one' ? <UserInput source="audience.userId" label={word('campaign.person')} /> : null}
      {to === 'plan' ? <PlanInput /> : null}
      {to === 'role' ? (
        <SelectInput
          source="audience.role"
          label="resources.users.fields.userRole"
          choices={choicesOf('userRole')}
          validate={required()}
        />
      ) : null}
    </div>
  );
}

function PlanInput() {
  const word = useMessages();
  const { data = [], isPending } = useGetList('products', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  });
  const plans = data.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
  return (
    <SelectInput
      source="audience.productId"
      label={word('campaign.plan')}
      choices={[{ id: freePlanId, name: word('campaign.freePlan') }, ...plans]}
      translateChoice={false}
      validate={required()}
      isPending={isPending}
    />
  );
}

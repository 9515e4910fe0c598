import { NumberInput, required, SelectInput, useGetList, useGetMany } from 'react-admin';
import { maxGiftMonths } from '../../../../api/contract/accounts/user-commands.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { formatDay } from '../../../kit/formatting/dates.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** Gives this user a plan, or extends a package: without payment, with a reason. */
export function PackageCommands() {
  const word = useMessages();
  const choices = useExtendable();
  const { data: plans = [] } = useGetList<ResourceRecord<'products'>>('products', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: { isActive: true },
  });
  // The one that the site recommends is given most.
  const usual = plans.find(({ isPopular }) => isPopular)?.id;
  return (
    <>
      <CommandButton
        resource="users"
        command="give-package"
        words="users.commands.give"
        defaultValues={{ productId: usual, months: 1 }}
        asksReason
      >
        <SelectInput
          source="productId"
          label={word('users.commands.product')}
          choices={plans}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <MonthsInput />
      </CommandButton>
      {choices.length === 0 ? null : (
        <CommandButton
          resource="users"
          command="extend-package"
          words="users.commands.extend"
          defaultValues={{ packageId: choices[0]?.id, months: 1 }}
          asksReason
        >
          <SelectInput
            source="packageId"
            label={word('users.commands.package')}
            choices={choices}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <MonthsInput />
        </CommandButton>
      )}
    </>
  );
}

function MonthsInput() {
  const word = useMessages();
  return (
    <NumberInput
      source="months"
      label={word('users.commands.months')}
      min={1}
      max={maxGiftMonths}
      step={1}
      validate={required()}
      helperText={false}
    />
  );
}

/** Packages with an end that still run or ended recently, by product name. */
function useExtendable(): { id: number; name: string }[] {
  const word = useMessages();
  const { id: userId } = usePageRecord<'users'>();
  const { data: packages = [] } = useGetList<ResourceRecord<'packages'>>('packages', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'endDate', order: 'DESC' },
    filter: { userId, status: ['active', 'expired'] },
  });
  const ids = [...new Set(packages.map(({ productId }) => productId))];
  const { data: products = [] } = useGetMany<ResourceRecord<'products'>>('products', { ids });
  return packages.flatMap(({ id, productId, endDate }) => {
    const name = products.find((product) => product.id === productId)?.name ?? `#${productId}`;
    return endDate
      ? [{ id, name: word('users.commands.packageUntil', { name, date: formatDay(new Date(endDate)) }) }]
      : [];
  });
}

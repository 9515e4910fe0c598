import {
  AutocompleteInput,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  useTranslate,
  useTranslateLabel,
  type RaRecord,
  type SelectInputProps,
} from 'react-admin';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../form/choices-of.ts';
import { PlainDayInput } from '../form/time-inputs.tsx';
import { useMessages, type WordKey } from '../i18n/use-messages.ts';
import type { ChoiceName } from '../i18n/he/choices.ts';
import { namesOnly, plainName } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';

/** `source` names the filtered field; react-admin reads it and `alwaysOn` from the element. */
interface FilterProps {
  source: string;
  alwaysOn?: boolean;
}

/** A choice whose empty value means something, which stands in the field as its `emptyText`. */
export const choiceOrAll = (source: string, props: Omit<SelectInputProps, 'source' | 'slotProps'>) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    {...props}
  />
);

/** Free text over the fields the API searches. */
function SearchFilter(input: FilterProps) {
  const label = useMessages()('list.search');
  return <SearchInput {...input} placeholder={label} slotProps={{ htmlInput: { 'aria-label': label } }} />;
}
export const searchFilter: ReactElement = <SearchFilter key="q" source="q" alwaysOn />;

/** One value of a list, or several where a link or a quick filter set several. */
export function SelectFilter({
  choices: list,
  ...props
}: FilterProps & { choices: readonly { id: string; name: string }[]; label?: string }) {
  const value: unknown = useWatch({ name: props.source });
  const input = { ...props, choices: [...list] };
  return Array.isArray(value) ? <SelectArrayInput {...input} /> : <SelectInput {...input} />;
}
export const choiceFilter = (source: string, choice: ChoiceName, alwaysOn = false): ReactElement => (
  <SelectFilter key={source} source={source} choices={choicesOf(choice)} alwaysOn={alwaysOn} />
);
/** A filter over several fields, by a name the API defines (`named` of the resource's rules). */
export const namedFilter = (
  source: string,
  label: WordKey,
  choices: readonly { id: string; name: `bikur.${WordKey}` }[],
  alwaysOn = false,
): ReactElement => (
  <SelectFilter key={source} source={source} label={`bikur.${label}`} choices={choices} alwaysOn={alwaysOn} />
);

const yesOrNo = { trueLabel: 'bikur.list.yes', falseLabel: 'bikur.list.no', nullLabel: ' ' };
export const flagFilter = (source: string, alwaysOn = false): ReactElement => (
  <NullableBooleanInput key={source} source={source} alwaysOn={alwaysOn} {...yesOrNo} />
);

function DayFilter({ edge, field, ...input }: FilterProps & { field: string; edge: 'from' | 'until' }) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const label = translate(`bikur.list.${edge}`, { field: labelOf({ source: field }) });
  return <PlainDayInput {...input} label={label} />;
}
const edges = { from: 'gte', until: 'lte' } as const;
/** First and last day of a field, by the clock in Israel, both included; or one of the two. */
export const dayFilters = (
  field: string,
  only: readonly (keyof typeof edges)[] = ['from', 'until'],
): ReactElement[] =>
  only.map((edge) => {
    const source = `${field}_${edges[edge]}`;
    return <DayFilter key={source} source={source} field={field} edge={edge} />;
  });

/** The API searches no products: they are few enough for a select. */
function NameFilter({ resource, source }: FilterProps & { resource: ResourceName }) {
  const nameOf = (record: RaRecord) => plainName(resource, record);
  return (
    <ReferenceInput source={source} reference={resource} queryOptions={namesOnly(resource)}>
      {resource === 'products' ? (
        <SelectInput optionText={nameOf} />
      ) : (
        <AutocompleteInput optionText={nameOf} sx={{ minInlineSize: 220 }} />
      )}
    </ReferenceInput>
  );
}
export const nameFilter = (source: string, resource: ResourceName, alwaysOn = false): ReactElement => (
  <NameFilter key={source} source={source} resource={resource} alwaysOn={alwaysOn} />
);

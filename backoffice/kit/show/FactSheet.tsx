import { styled } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { isEmptyValue } from '../fields/EmptyValue.tsx';
import { FieldValue } from '../fields/FieldValue.tsx';
import type { AnyFieldMap, FieldKind } from '../fields/field-kind.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** Labels over their values, side by side as far as there is room. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '16px 24px',
  margin: '0 0 32px',
  '& > div': { minInlineSize: 0 },
  '& > .wide': { gridColumn: '1 / -1' },
  '& dt': { marginBlockEnd: 2, fontSize: '0.8125rem', color: theme.tokens.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .bad': { color: theme.tokens.danger, fontWeight: 700 },
}));

interface Props {
  title: string;
  resource: string;
  fields: AnyFieldMap;
  names: readonly string[];
}

/** A section of a record's page: labels and values of its fields. */
export function FactSheet({ title, resource, fields, names }: Props) {
  const translate = useTranslate();
  const record = useRecordContext();
  const may = useMay();
  const facts = names.flatMap((name): [string, FieldKind][] => {
    const kind = fields[name];
    return kind && may.see(resource, name) ? [[name, kind]] : [];
  });
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Facts>
        {facts.map(([name, kind]) => (
          <div key={name} className={kind.isWide && !isEmptyValue(record?.[name]) ? 'wide' : undefined}>
            <dt>{translate(`resources.${resource}.fields.${name}`)}</dt>
            <dd>
              <FieldValue kind={kind} source={name} />
            </dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}

import { PhoneField } from '../../../kit/fields/link-fields.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DateField, EmailField, TextField } from 'react-admin';
import type { ReplyOf } from '../../../../api/contract/endpoint.ts';
import { seeOwnersLeadsEndpoint } from '../../../../api/contract/accounts/owners-leads.endpoint.ts';
import type {
  OwnersLead,
  seeOwnersLeadsSchemas,
} from '../../../../api/contract/accounts/owners-leads.schema.ts';
import { DialogButton } from '../../../kit/commands/DialogButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { call } from '../../../kit/providers/call.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';

const Column = StackedColumn<OwnersLead>;
type Page = ReplyOf<typeof seeOwnersLeadsSchemas>;

/**
 * Leads of a person's cards: shown to staff who say why, page by page, and never changed by them
 * (docs/product.md 13.6).
 */
export function UserLeads() {
  const word = useMessages();
  const { id } = usePageRecord<'users'>();
  const [reason, setReason] = useState('');
  const [page, setPage] = useState<Page | null>(null);
  const look = async (why: string) => {
    const before = page?.leads.at(-1)?.id ?? null;
    const next = await call(seeOwnersLeadsEndpoint, { params: { id }, body: { reason: why, before } });
    setReason(why);
    setPage({ leads: [...(page?.leads ?? []), ...next.leads], hasMore: next.hasMore });
  };
  return (
    <section>
      <SectionHeading>{word('person.ownersLeads')}</SectionHeading>
      <p>{word('person.ownersLeadsExplain')}</p>
      {page ? null : (
        <DialogButton
          label={word('person.seeLeads')}
          explain={word('person.ownersLeadsExplain')}
          onSubmit={(values) => look(String(values['reason']))}
          asksReason
        />
      )}
      {page ? (
        <StackedTable resource="contact-leads" data={page.leads} empty={<p>{word('person.noLeads')}</p>}>
          <Column source="name" />
          <Column source="cardName" label="person.card" />
          <Column source="phone" field={PhoneField} />
          <Column source="email" field={EmailField} />
          <Column source="message" field={TextField} />
          <Column source="status">
            <StatusField source="status" choice="leadStatus" />
          </Column>
          <Column source="createdAt" field={DateField} />
        </StackedTable>
      ) : null}
      {page?.hasMore ? <Button onClick={() => void look(reason)}>{word('person.older')}</Button> : null}
    </section>
  );
}

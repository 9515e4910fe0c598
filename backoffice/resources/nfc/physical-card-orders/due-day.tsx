import { Tag } from '../../../kit/fields/choice-kinds.tsx';
import { day } from '../../../kit/fields/figure-kinds.tsx';
import type { FieldKind, ValueProps } from '../../../kit/fields/field-kind.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { lateBy } from './late-by.ts';

function DueDay({ value, record }: ValueProps) {
  const word = useMessages();
  const late = lateBy(record);
  return (
    <>
      <day.View value={value} record={record} />
      {late > 0 ? (
        <>
          {' '}
          <Tag tone="bad">{word('orders.lateBy', { count: late, smart_count: late })}</Tag>
        </>
      ) : null}
    </>
  );
}

/** The expected delivery day, marked when it is past. */
export const dueDay: FieldKind = { View: DueDay, toText: day.toText };

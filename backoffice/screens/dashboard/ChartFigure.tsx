import { Button, styled } from '@mui/material';
import { useId, useState } from 'react';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';
import { Chart } from './Chart.tsx';
import { pointLabel } from './point-label.ts';

export interface ChartPoint {
  /** First day of the point's period. */
  from: string;
  value: number;
}

interface Props {
  title: string;
  points: readonly ChartPoint[];
  unit: AdminDashboard['unit'];
  format: (value: number) => string;
  kind: 'bars' | 'line';
}

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  minInlineSize: 0,
  '& .switch': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 0 },
  '& .table': { maxBlockSize: 220, overflowY: 'auto' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'start', fontWeight: 400, color: theme.tokens.muted },
  '& td': { textAlign: 'end' },
  '& th, & td': { padding: '6px 0', borderBlockEnd: `1px solid ${theme.tokens.line}` },
}));

/** A chart, and the same data as a table for screen readers and anybody who prefers it. */
export function ChartFigure({ title, points, unit, format, kind }: Props) {
  const word = useMessages();
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <Figure aria-labelledby={titleId}>
      <SectionHeading id={titleId}>{title}</SectionHeading>
      <Button className="switch" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
        {word('desk.dashboard.asTable')}
      </Button>
      {isTable ? (
        <TableScroller className="table" role="region" aria-labelledby={titleId} tabIndex={0}>
          <table>
            <tbody>
              {points.map(({ from, value }) => (
                <tr key={from}>
                  <th scope="row">
                    <bdi dir="ltr">{pointLabel(from, unit)}</bdi>
                  </th>
                  <td>
                    <bdi className="figures">{format(value)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      ) : (
        <Chart points={points} unit={unit} format={format} kind={kind} label={title} />
      )}
    </Figure>
  );
}

const TableScroller = styled('div')({});

import type { ReactNode } from 'react';
import { ReadTable } from '../../kit/components/ReadTable.tsx';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';

interface Props {
  title: string;
  /** Those with figures stand at the end of their cell. */
  columns: readonly { name: string; isFigure?: boolean }[];
  children: ReactNode;
}

/** One table of the month under its heading; on narrow screens it scrolls. */
export function MonthTable({ title, columns, children }: Props) {
  return (
    <section>
      <SectionHeading sx={{ mt: 4 }}>{title}</SectionHeading>
      <ReadTable role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, isFigure = false }) => (
                <th key={name} scope="col" className={isFigure ? 'figure' : ''}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ReadTable>
    </section>
  );
}

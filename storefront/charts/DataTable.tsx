import { Link } from 'react-router';
import styles from './DataTable.module.css';

export interface DataTableProps {
  caption: string;
  /** The first one heads the row names. */
  columns: readonly string[];
  /** `to` is the address of the list with the rows that it counts. */
  rows: readonly { name: string; cells: readonly string[]; to?: string | undefined }[];
  /** Nobody stops at the links of a table that only screen readers have. */
  isShown?: boolean;
}

/** The figures behind a chart. */
export function DataTable({ caption, columns, rows, isShown = false }: DataTableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, to }) => (
          <tr key={name}>
            <th scope="row">{isShown && to !== undefined ? <Link to={to}>{name}</Link> : name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

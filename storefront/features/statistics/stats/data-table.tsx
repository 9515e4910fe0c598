import styles from './data-table.module.css';

export interface DataTableProps {
  caption: string;
  /** The first one heads the row names. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** The figures behind a chart. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
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
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

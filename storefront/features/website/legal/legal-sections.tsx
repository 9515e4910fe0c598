import styles from './legal.module.css';
import type { LegalBlock, LegalSection } from './legal-text.ts';
import { LinkedText } from '../../../components/linked-text.tsx';

/** Sections, each with an address of its own. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles['text']}>
      {sections.map(({ id, title, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <span className={styles['number']}>{index + 1}</span> {title}
          </h2>
          {body.map((block, place) => (
            // The text never changes its order while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <Block key={place} block={block} labelledBy={`${id}-title`} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ block, labelledBy }: { block: LegalBlock; labelledBy: string }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    // A wide table scrolls by itself, and so by keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['table']} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- two cells may say the same
                <td key={column}>
                  <LinkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

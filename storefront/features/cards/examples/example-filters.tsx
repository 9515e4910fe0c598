import CaretDownIcon from '~icons/ph/caret-down';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ExampleCards } from '../../../../api/contract/cards/example-cards.schema.ts';
import { Button } from '../../../components/button.tsx';
import styles from './example-filters.module.css';
import { useExamplesMessages } from './use-examples-messages.ts';

/** Templates as links and trades as a select: a plain form without a script, immediate with one. */
export function ExampleFilters({ examples }: { examples: ExampleCards }) {
  const texts = useExamplesMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const trade = search.get('trade') ?? '';
  const template = search.get('template') ?? '';
  const isKnown = examples.trades.some(({ name }) => name === trade);
  return (
    <div className={styles['filters']}>
      <nav className={styles['templates']} aria-label={texts.template}>
        <Link
          to={addressOf(trade, '')}
          preventScrollReset
          aria-current={template === '' ? 'true' : undefined}
        >
          {texts.all}
        </Link>
        {examples.templates.map(({ name, count }) => (
          <Link
            key={name}
            to={addressOf(trade, name)}
            preventScrollReset
            aria-current={template === name ? 'true' : undefined}
          >
            {texts.templates[name]}
            <small>{count}</small>
          </Link>
        ))}
      </nav>
      <form className={styles['trades']} action="/examples">
        {template !== '' && <input type="hidden" name="template" value={template} />}
        <label>
          <span>{texts.trade}</span>
          <span className={styles['select']}>
            <select
              name="trade"
              value={trade}
              onChange={(event) =>
                void navigate(addressOf(event.target.value, template), { preventScrollReset: true })
              }
            >
              <option value="">{texts.allTrades}</option>
              {trade !== '' && !isKnown && <option value={trade}>{trade}</option>}
              {examples.trades.map(({ name, count }) => (
                <option key={name} value={name}>
                  {`${name} (${count})`}
                </option>
              ))}
            </select>
            <CaretDownIcon aria-hidden />
          </span>
        </label>
        <Button type="submit" variant="line" className={styles['show']}>
          {texts.show}
        </Button>
      </form>
      <p className={styles['found']} role="status">
        {texts.found(examples.total)}
      </p>
    </div>
  );
}

function addressOf(trade: string, template: string): string {
  const search = new URLSearchParams({ ...(trade && { trade }), ...(template && { template }) });
  return search.size === 0 ? '/examples' : `/examples?${search}`;
}

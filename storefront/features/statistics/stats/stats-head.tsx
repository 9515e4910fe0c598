import ArrowRightIcon from '~icons/ph/arrow-right';
import CaretDownIcon from '~icons/ph/caret-down';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { StatsCard, StatsFigures } from '../../../../api/contract/statistics/card-events.schema.ts';
import { buttonClass } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { dayCount } from './chosen-period.ts';
import { dayText } from './day-text.ts';
import { PeriodChooser } from './period-chooser.tsx';
import styles from './stats-head.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

interface StatsHeadProps {
  cards: readonly StatsCard[];
  /** Null for all cards together. */
  cardId: number | null;
  period: StatsFigures['period'];
  isComparable: boolean;
  /** Address of the CSV export. */
  csv: string;
}

/** Card and period of the statistics, with controls to change them. */
export function StatsHead({ cards, cardId, period, isComparable, csv }: StatsHeadProps) {
  const texts = useStatsMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = search.size === 0 ? '' : `?${search}`;
  const { from, to } = period;
  return (
    <header className={styles['head']}>
      <Link className={styles['back']} to="/dashboard">
        <ArrowRightIcon className={styles['arrow']} aria-hidden />
        {texts.back}
      </Link>
      <div className={styles['title']}>
        <h1>{texts.title}</h1>
        <label className={styles['card']}>
          <span>{texts.card}</span>
          <select
            value={cardId ?? ''}
            onChange={({ target }) =>
              void navigate(`${target.value === '' ? '/stats' : `/stats/${target.value}`}${query}`)
            }
          >
            <option value="">{texts.allCards}</option>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </label>
      </div>
      <div className={styles['period']}>
        <PeriodChooser from={from} to={to} />
        <a
          className={buttonClass({ variant: 'line', size: 'small' })}
          href={csv}
          download
          aria-label={texts.csvLabel}
        >
          <DownloadSimpleIcon aria-hidden />
          {texts.csv}
        </a>
      </div>
      <p className={styles['range']}>
        {isComparable
          ? texts.range(dayText(from, language), dayText(to, language), dayCount(from, to))
          : `${texts.plainRange(dayText(from, language), dayText(to, language))}. ${texts.noComparison}`}
      </p>
    </header>
  );
}

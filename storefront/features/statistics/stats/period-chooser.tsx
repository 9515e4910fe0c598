import CalendarBlankIcon from '~icons/ph/calendar-blank';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { classNames } from '../../../components/class-names.ts';
import { lengths, readPeriod } from './chosen-period.ts';
import { CustomPeriod } from './custom-period.tsx';
import styles from './period-chooser.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** The period: four lengths as links, and two dates. It is stored in the address. */
export function PeriodChooser({ from, to }: { from: string; to: string }) {
  const texts = useStatsMessages();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { length } = readPeriod(search);
  const [isOpen, setIsOpen] = useState(length === null);
  return (
    <div className={styles['chooser']}>
      <nav className={styles['lengths']} aria-label={texts.period}>
        {lengths.map((each) => (
          <Link
            key={each}
            to={`${pathname}?days=${each}`}
            preventScrollReset
            aria-current={each === length ? 'true' : undefined}
            onClick={() => setIsOpen(false)}
          >
            {texts.lengths[each]}
          </Link>
        ))}
        <button
          type="button"
          className={classNames(length === null && styles['chosen'])}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CalendarBlankIcon aria-hidden />
          {texts.custom}
        </button>
      </nav>
      {isOpen && <CustomPeriod key={`${from} ${to}`} from={from} to={to} />}
    </div>
  );
}

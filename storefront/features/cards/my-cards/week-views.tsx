import { localeOf } from '../../../../api/contract/base/languages.ts';
import type { CardWeek } from '../../../../api/contract/cards/my-cards.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { changeInPercent, sparkline, sparklinePath } from './sparkline-path.ts';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import styles from './week-views.module.css';

/** Views of seven days as a small line, and in words for screen readers. */
export function WeekViews({ week }: { week: CardWeek }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const { line, area, end } = sparklinePath(week.days.map(({ views }) => views));
  const days = week.days.map(({ date, views }) => texts.dayViews(weekday.format(new Date(date)), views));
  return (
    <div className={styles['week']}>
      <svg
        className={styles['spark']}
        viewBox={`0 0 ${sparkline.width} ${sparkline.height}`}
        role="img"
        aria-label={texts.sparkline(days.join(', '))}
        data-quiet={week.views === 0 || undefined}
      >
        <path className={styles['area']} d={area} />
        <path className={styles['line']} d={line} />
        <circle className={styles['dot']} cx={end.x} cy={end.y} r="3" />
      </svg>
      {week.views === 0 ? (
        <p>{texts.noViews}</p>
      ) : (
        <p>
          <b>{week.views}</b> {texts.views(week.views)} <Change week={week} />
        </p>
      )}
    </div>
  );
}

function Change({ week }: { week: CardWeek }) {
  const texts = useDashboardMessages();
  const percent = changeInPercent(week.views, week.viewsBefore);
  if (percent === null) return null;
  if (percent === 0) return <span>{texts.sameAsBefore}</span>;
  return percent > 0 ? (
    <span className={styles['up']}>{texts.up(percent)}</span>
  ) : (
    <span className={styles['down']}>{texts.down(-percent)}</span>
  );
}

import { useLocation } from 'react-router';
import type {
  AllStats,
  CardStats,
  StatsCard,
} from '../../../../api/contract/statistics/card-events.schema.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { BarsFigure } from './bars-figure.tsx';
import { CardsFigure } from './cards-figure.tsx';
import { ClicksFigure } from './clicks-figure.tsx';
import { HoursFigure } from './hours-figure.tsx';
import { LockedFigures } from './locked-figures.tsx';
import { NoVisits } from './no-visits.tsx';
import { SourcesFigure } from './sources-figure.tsx';
import styles from './stats-page.module.css';
import { Totals } from './totals.tsx';
import { useNumberFormat } from './use-number-format.ts';
import { useStatsMessages } from './use-stats-messages.ts';
import { ViewsFigure } from './views-figure.tsx';

/** The figures of a period; hints in place of empty charts. */
export function Figures({ stats }: { stats: CardStats | AllStats }) {
  const texts = useStatsMessages();
  const { count } = useNumberFormat();
  const { pathname } = useLocation();
  const { period, allTime, advanced, cards } = stats;
  const isAll = !('cardId' in stats);
  if (allTime.views === 0 && period.totals.views === 0) return <NoVisits card={cardToShare(stats)} />;
  return (
    <>
      <Totals stats={stats} />
      {period.totals.views === 0 ? (
        <section className={styles['quiet']}>
          <h2>{texts.nobodyCame}</h2>
          <p>{texts.nobodyCameText(count(allTime.views))}</p>
          <TextLink to={`${pathname}?days=365`}>{texts.showYear}</TextLink>
        </section>
      ) : (
        <ViewsFigure stats={stats} />
      )}
      {isAll && cards.length > 1 && <CardsFigure cards={(stats as AllStats).cards} />}
      {advanced ? (
        <div className={styles['pairs']}>
          <ClicksFigure clicks={advanced.clicks} />
          <div>
            <SourcesFigure sources={advanced.sources} />
            <BarsFigure
              title={texts.devices}
              heading={texts.device}
              bars={advanced.devices.map(({ device, views }) => ({
                name: texts.deviceNames[device],
                value: views,
              }))}
            />
          </div>
          <div className={styles['wide']}>
            <HoursFigure hours={advanced.hours} />
          </div>
        </div>
      ) : (
        <LockedFigures />
      )}
    </>
  );
}

function cardToShare(stats: CardStats | AllStats): StatsCard | undefined {
  const cards: readonly StatsCard[] = stats.cards;
  if ('cardId' in stats) return cards.find(({ id }) => id === stats.cardId);
  return cards.find(({ isPublic }) => isPublic) ?? cards[0];
}

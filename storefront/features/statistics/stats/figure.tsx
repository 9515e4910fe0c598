import { ChartFigure, type ChartFigureProps } from '../../../charts/ChartFigure.tsx';
import { useStatsMessages } from './use-stats-messages.ts';

/** A chart of the statistics with its table. */
export function Figure(props: Omit<ChartFigureProps, 'asTable'>) {
  const { asTable } = useStatsMessages();
  return <ChartFigure {...props} asTable={asTable} />;
}

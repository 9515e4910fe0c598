import { styled } from '@mui/material';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { ChartFigure } from '../../../storefront/charts/ChartFigure.tsx';
import { TimeChart } from '../../../storefront/charts/TimeChart.tsx';
import { useMoney } from '../../kit/components/Money.tsx';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages, type WordKey } from '../../kit/i18n/use-messages.ts';
import { listPath } from '../../kit/list/list-path.ts';
import { newUsersPath, revenuePath } from './figure-list.ts';
import { pointLabel } from './point-label.ts';

const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The charts that both clients draw take their colours from custom properties. */
const Charts = styled('div')(({ theme }) => ({
  ...Object.fromEntries(Object.entries(theme.tokens).map(([name, value]) => [`--${kebab(name)}`, value])),
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0 32px',
  // Each has its legend under its title, however long that is: plots and legends begin at one height.
  '& section h2': { fontSize: '1rem', flexBasis: '100%', lineHeight: '36px' },
  '& section h2 + div': { flexGrow: 1 },
  '& section h2 + div button': { marginInlineStart: 'auto' },
  marginBlockEnd: 32,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type Name = 'revenue' | 'newUsers' | 'activePackages';
interface Span {
  from: string;
  to: string;
}

/** What each chart shows, and the list with the rows that one of its points counts. */
const charts: Readonly<
  Record<Name, { kind: 'bars' | 'line'; title: WordKey; pathOf: (span: Span) => string }>
> = {
  revenue: { kind: 'bars', title: 'desk.dashboard.revenueOver', pathOf: revenuePath },
  newUsers: { kind: 'bars', title: 'desk.dashboard.newUsersOver', pathOf: newUsersPath },
  activePackages: {
    kind: 'line',
    title: 'desk.dashboard.activePackagesOver',
    pathOf: ({ to }) => listPath('packages', { inForceOn: to }),
  },
};

/** Revenue, new accounts and packages in force over the period, as far as the reader's role may read them. */
export function DashboardCharts({ data }: { data: AdminDashboard }) {
  return (
    <Charts>
      {(Object.keys(charts) as Name[])
        .filter((name) => data[name] !== undefined)
        .map((name) => (
          <DashboardChart key={name} name={name} data={data} />
        ))}
    </Charts>
  );
}

function DashboardChart({ name, data: { series, unit } }: { name: Name; data: AdminDashboard }) {
  const word = useMessages();
  const money = useMoney();
  const { kind, title, pathOf } = charts[name];
  const format = name === 'revenue' ? (value: number) => money(value.toFixed(2)) : formatCount;
  const points = series.map((step) => {
    const [value, before] = [Number(step[name] ?? 0), Number(step.before[name] ?? 0)];
    const label = pointLabel(step.from, unit);
    const text = word('desk.dashboard.point', { at: label, now: format(value), before: format(before) });
    return { name: label, value, before, text, to: pathOf(step) };
  });
  const heading = word(title);
  return (
    <ChartFigure
      title={heading}
      legend={{ now: word('desk.dashboard.now'), before: word('desk.dashboard.before') }}
      asTable={word('desk.dashboard.asTable')}
      table={{
        caption: heading,
        columns: [word(`desk.dashboard.${unit}`), word('desk.dashboard.now'), word('desk.dashboard.before')],
        rows: points.map(({ name: at, value, before, to }) => ({
          name: at,
          cells: [format(value), format(before)],
          to,
        })),
      }}
    >
      {points.some(({ value, before }) => value !== 0 || before !== 0) ? (
        <TimeChart
          // A point that was chosen is another day's once the period changes.
          key={points.length}
          kind={kind}
          points={points}
          label={`${heading}. ${word('desk.dashboard.chartHelp')}`}
          format={format}
          formatScale={formatCount}
        />
      ) : (
        <p>{word('desk.dashboard.nothing')}</p>
      )}
    </ChartFigure>
  );
}

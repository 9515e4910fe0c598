import { styled } from '@mui/material';
import { useState } from 'react';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import type { ChartPoint } from './ChartFigure.tsx';
import { pointLabel } from './point-label.ts';

interface Props {
  points: readonly ChartPoint[];
  unit: AdminDashboard['unit'];
  format: (value: number) => string;
  kind: 'bars' | 'line';
  label: string;
}

const width = 600;
const height = 160;

const Plot = styled('div')(({ theme }) => ({
  '& .said': { minBlockSize: 22, margin: '0 0 4px', color: theme.tokens.muted, fontSize: '0.8125rem' },
  '& .said b': { color: theme.tokens.ink },
  '& svg': { display: 'block', inlineSize: '100%', blockSize: height, overflow: 'visible' },
  // Time runs in the direction of writing.
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '& .bar': { fill: theme.tokens.primary },
  '& .bar.below': { fill: theme.tokens.danger },
  '& .line': {
    fill: 'none',
    stroke: theme.tokens.primary,
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .area': { fill: theme.tokens.primaryWash },
  '& .zero': { stroke: theme.tokens.lineStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '& .chosen': { fill: theme.tokens.line, opacity: 0.7 },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: 4,
    fontSize: '0.75rem',
    color: theme.tokens.muted,
  },
}));

/**
 * Bars or a line over time, drawn without a library: it mirrors with the direction, takes its colours from
 * the tokens, and arrow keys step through its points. Values may be negative: more was refunded than came in.
 */
export function Chart({ points, unit, format, kind, label }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const top = Math.max(1, ...values);
  const bottom = Math.min(0, ...values);
  const y = (value: number) => ((top - value) / (top - bottom)) * height;
  const step = width / Math.max(1, points.length);
  const at = chosen ?? points.length - 1;
  const shown = points[at];
  const move = (by: number) => setChosen(Math.min(points.length - 1, Math.max(0, at + by)));
  const line = points.map(({ value }, index) => `${(index + 0.5) * step},${y(value)}`).join(' ');
  const said = shown ? `${pointLabel(shown.from, unit)}: ${format(shown.value)}` : '';
  return (
    <Plot
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, points.length - 1)}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={said}
      onKeyDown={(event) => {
        const isBackwards = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
        if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
        move(event.key === isBackwards || event.key === 'ArrowDown' ? -1 : 1);
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        const box = currentTarget.getBoundingClientRect();
        const share = (clientX - box.left) / box.width;
        const along = document.documentElement.dir === 'rtl' ? 1 - share : share;
        setChosen(Math.min(points.length - 1, Math.max(0, Math.floor(along * points.length))));
      }}
      onPointerLeave={() => setChosen(null)}
    >
      <p className="said" aria-hidden="true">
        {shown ? (
          <>
            <bdi dir="ltr">{pointLabel(shown.from, unit)}</bdi>{' '}
            <b className="figures">
              <bdi>{format(shown.value)}</bdi>
            </b>
          </>
        ) : null}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {chosen === null ? null : (
          <rect className="chosen" x={chosen * step} y={0} width={step} height={height} />
        )}
        {kind === 'bars' ? (
          points.map(({ from, value }, index) => (
            <rect
              key={from}
              className={value < 0 ? 'bar below' : 'bar'}
              x={index * step + step * 0.15}
              y={Math.min(y(value), y(0))}
              width={step * 0.7}
              height={Math.abs(y(0) - y(value))}
            />
          ))
        ) : (
          <>
            <polygon
              className="area"
              points={`${0.5 * step},${height} ${line} ${(points.length - 0.5) * step},${height}`}
            />
            <polyline className="line" points={line} />
          </>
        )}
        <line className="zero" x1={0} x2={width} y1={y(0)} y2={y(0)} />
      </svg>
      <div className="ends" aria-hidden="true">
        <bdi dir="ltr">{points[0] ? pointLabel(points[0].from, unit) : ''}</bdi>
        <bdi dir="ltr">{points.at(-1) ? pointLabel(points.at(-1)?.from ?? '', unit) : ''}</bdi>
      </div>
    </Plot>
  );
}

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Link } from 'react-router';
import { labelledPoints, scaleMarks } from './chart-scale.ts';
import styles from './TimeChart.module.css';

export interface TimePoint {
  /** What the axis and the reading call it. */
  name: string;
  value: number;
  /** The corresponding value of the period before; null when not known. */
  before: number | null;
  /** The point in a sentence. */
  text: string;
  /** Address of the list with the rows that it counts. */
  to?: string;
}

interface TimeChartProps {
  kind: 'line' | 'bars';
  points: readonly TimePoint[];
  label: string;
  /** Writes a value of the reading, and of the scale where that is written otherwise. */
  format: (value: number) => string;
  formatScale?: (value: number) => string;
}

/**
 * Values over time against the period before, left to right in every language. The SVG stretches; texts beside it
 * don't, they are positioned in per cent. Pointer and arrow keys read single points; a point that has a list is its
 * link, and of all of them the tab key stops at one.
 */
export function TimeChart({ kind, points, label, format, formatScale = format }: TimeChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const touched = useRef<number | null>(null);
  const plot = useRef<HTMLDivElement>(null);
  const last = points.length - 1;
  const highest = points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0);
  const shown = Math.min(chosen ?? highest, last);
  const point = points[shown];
  if (!point) return null;

  const marks = scaleMarks(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const [top = 0, bottom = 0] = [marks[0], marks.at(-1)];
  const width = 100 / points.length;
  const isLinked = point.to !== undefined;
  const x = (at: number) => (kind === 'bars' ? (at + 0.5) * width : last === 0 ? 50 : (at / last) * 100);
  const y = (value: number) => ((top - value) / (top - bottom)) * 100;
  const line = (read: (point: TimePoint) => number) =>
    points
      .map((each, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(2)} ${y(read(each)).toFixed(2)}`)
      .join('');

  function follow({ currentTarget, clientX, type, pointerType }: PointerEvent<HTMLElement>) {
    if (type === 'pointerdown') touched.current = pointerType === 'mouse' ? null : (chosen ?? -1);
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left) / box.width;
    const at = kind === 'bars' ? Math.floor(share * points.length) : Math.round(share * last);
    setChosen(Math.max(0, Math.min(last, at)));
  }
  function step(event: KeyboardEvent) {
    // From now on it is keys that read, and Enter opens the list of the point at once.
    touched.current = null;
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setChosen(next);
    plot.current?.querySelectorAll('a')[next]?.focus();
  }

  const slider = {
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': shown,
    'aria-valuetext': point.text,
  };
  const reading = format(point.value);
  const reach = `${reading.length * 4 + 28}px`;
  return (
    <div className={styles['box']} dir="ltr">
      <div className={styles['scale']} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{formatScale(mark)}</span>
        ))}
      </div>
      {/* A slider, or a group of links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        {...(isLinked ? {} : slider)}
        role={isLinked ? 'group' : 'slider'}
        aria-label={label}
        ref={plot}
        className={styles['plot']}
        style={{ backgroundSize: `100% calc((100% - 1px) / ${marks.length - 1})` }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse' || !isLinked) setChosen(null);
        }}
        onKeyDown={step}
        onBlur={() => setChosen(null)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {kind === 'bars' ? (
            points.map(({ name, value }, at) => (
              <rect
                key={name}
                className={value < 0 ? styles['below'] : styles['bar']}
                x={(at + 0.15) * width}
                y={Math.min(y(value), y(0))}
                width={width * 0.7}
                height={Math.abs(y(0) - y(value))}
              />
            ))
          ) : (
            <path
              className={styles['area']}
              d={`${line(({ value }) => value)}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`}
            />
          )}
          {point.before !== null && (
            <path className={styles['before']} d={line(({ before }) => before ?? 0)} />
          )}
          {kind === 'line' && <path className={styles['line']} d={line(({ value }) => value)} />}
          {bottom < 0 && <path className={styles['zero']} d={`M0 ${y(0)}H100`} />}
        </svg>
        {kind === 'line' && (
          <i
            className={styles['dot']}
            style={{ insetInlineStart: `${x(shown)}%`, insetBlockStart: `${y(point.value)}%` }}
            aria-hidden="true"
          />
        )}
        {isLinked && (
          <div className={styles['links']}>
            {points.map(({ name, text, to = '' }, at) => (
              <Link
                key={name}
                to={to}
                aria-label={text}
                tabIndex={at === shown ? 0 : -1}
                data-shown={at === chosen ? '' : undefined}
                style={{ insetInlineStart: `${x(at) - width / 2}%`, inlineSize: `${width}%` }}
                onFocus={() => setChosen(at)}
                onClick={(event) => {
                  // A finger's first touch reads the point, the second opens its list.
                  if (touched.current !== null && touched.current !== at) event.preventDefault();
                }}
              />
            ))}
          </div>
        )}
        <div
          className={styles['reading']}
          style={{
            insetInlineStart: `clamp(${reach}, ${x(shown)}%, calc(100% - ${reach}))`,
            insetBlockStart: `${Math.min(y(point.value), y(0))}%`,
          }}
          aria-hidden="true"
        >
          <b>
            <bdi>{reading}</bdi>
          </b>
          {chosen !== null && <span>{point.name}</span>}
        </div>
      </div>
      <div className={styles['dates']} aria-hidden="true">
        {labelledPoints(points.length, 5).map((at) => (
          <span key={at} data-end={x(at) > 97 ? '' : undefined} style={{ insetInlineStart: `${x(at)}%` }}>
            {points[at]?.name}
          </span>
        ))}
      </div>
    </div>
  );
}

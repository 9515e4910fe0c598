import { MissingFileError } from './seal.ts';
import { forksOf, numberOf, segmentName, timelineOf, type ArchivedSegment } from './wal-names.ts';

interface WalChoice {
  /** Segments in the order of the log. */
  segments: ArchivedSegment[];
  timeline: number;
}

interface WalQuestion {
  archived: readonly ArchivedSegment[];
  /** History files by timeline. */
  histories: ReadonlyMap<number, string>;
  /** The segment in which the base backup began. */
  firstSegment: string;
  /** The segment in which it ended: without it the backup isn't whole. */
  lastSegment: string;
  /** Null: as far as the archive goes. */
  until: Date | null;
  segmentBytes: number;
  /** Segments that lie beside the database and that the archive doesn't have yet. */
  beside?: ReadonlySet<string>;
}

/** Thrown when the archive ends before the moment that is asked for. */
export class NotReachedError extends Error {
  constructor(until: Date, end: Date | null) {
    const reach = end ? `The archive reaches to ${end.toISOString()}` : 'The archive has no log';
    super(`${reach}, not to ${until.toISOString()}.`);
    this.name = 'NotReachedError';
  }
}

/**
 * Which segments lead from a base backup to a moment. A restore leaves the former timeline at its moment and goes on
 * with a new one, so the moment's own timeline is that of the first segment that was filled after it.
 * @returns null when the base backup isn't on the way to that moment's timeline
 * @throws {MissingFileError} that names the first missing segment
 * @throws {NotReachedError} when no segment was filled after the moment and none lies beside the database
 */
export function chooseWal(question: WalQuestion): WalChoice | null {
  const { histories, until, segmentBytes, beside = new Set<string>() } = question;
  const start = numberOf(question.firstSegment, segmentBytes);
  const least = numberOf(question.lastSegment, segmentBytes);
  const known = bySegment(question.archived);
  const timeline = timelineOfMoment([...known.values()], beside, question);
  const forks = forksOf(timeline, histories.get(timeline) ?? null, segmentBytes);
  const isOnTheWay = forks.some(
    ({ timeline: one }, at) =>
      one === timelineOf(question.firstSegment) && start <= (forks[at + 1]?.from ?? Infinity),
  );
  if (!isOnTheWay) return null;

  const last = Math.max(
    least,
    ...[...known.keys(), ...beside]
      .filter((segment) => forks.some((fork) => fork.timeline === timelineOf(segment)))
      .map((segment) => numberOf(segment, segmentBytes)),
  );
  const segments: ArchivedSegment[] = [];
  for (let number = start; number <= last; number += 1) {
    const names = forks
      .filter(({ from }) => from <= number)
      .map((fork) => segmentName(fork.timeline, number, segmentBytes))
      .toReversed();
    if (names.some((name) => beside.has(name) && !known.has(name))) continue;
    const found = names.map((name) => known.get(name)).find((segment) => segment !== undefined);
    if (!found) throw new MissingFileError(`WAL segment ${names[0]}`);
    segments.push(found);
    if (number >= least && until && found.filledAt >= until) return { segments, timeline };
  }
  if (until && beside.size === 0) throw new NotReachedError(until, segments.at(-1)?.filledAt ?? null);
  return { segments, timeline };
}

/** Each segment once: one that was archived again after a restore was filled at its first time. */
function bySegment(archived: readonly ArchivedSegment[]): Map<string, ArchivedSegment> {
  const known = new Map<string, ArchivedSegment>();
  for (const one of archived) {
    const other = known.get(one.segment);
    if (!other || one.filledAt < other.filledAt) known.set(one.segment, one);
  }
  return known;
}

function timelineOfMoment(
  segments: readonly ArchivedSegment[],
  beside: ReadonlySet<string>,
  { until, firstSegment }: WalQuestion,
): number {
  const inOrder = segments.toSorted((one, other) => one.filledAt.getTime() - other.filledAt.getTime());
  const after = until && inOrder.find(({ filledAt }) => filledAt >= until);
  if (after) return timelineOf(after.segment);
  const newest = Math.max(0, ...[...beside].map(timelineOf));
  return newest || timelineOf(inOrder.at(-1)?.segment ?? firstSegment);
}

import type { Knex } from 'knex';
import {
  eventDevices,
  eventSources,
  eventTypes,
  type CardEventType,
  type EventDevice,
  type EventSource,
} from '../../../contract/statistics/card-events.schema.ts';
import { toCsv } from '../../../contract/base/csv.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { byDay, sumOf } from './card-stats.presenter.ts';
import { choosePeriod } from './choose-period.ts';
import { readDayTallies, type DayTally } from './day-tallies.queries.ts';
import { ownCards } from './own-cards.queries.ts';
import { mayRead, type StatsQuestion } from './read-stats.ts';
import { statsTableMessages } from './stats-table-messages.ts';

type Column = [heading: string, read: (ofDay: readonly DayTally[]) => number];

/**
 * Writes the days of a period as CSV: a line for each day, a column for each count. Without advanced statistics only
 * views, visitors and views that were left out, as on the page.
 * @returns the file and the name to save it under
 * @throws {AppError} `not_found` for a card that is missing or another owner's, `validation_failed` for an impossible
 * period
 */
export async function writeStatsTable(
  knex: Knex,
  question: StatsQuestion & { cardId?: number; language: Language },
): Promise<{ name: string; csv: string }> {
  const { ownerId, now, cardId, language } = question;
  const cards = await ownCards(knex, ownerId, cardId);
  const period = choosePeriod(question, now);
  const cardIds = cardId === undefined ? cards.map(({ id }) => id) : [cardId];
  const { advancedStatistics } = await mayRead(knex, question);
  const tallies = await readDayTallies(knex, { cardIds, ...period });
  const words = statsTableMessages[language];
  const columns = advancedStatistics
    ? [...basicColumns(language), ...advancedColumns(language)]
    : basicColumns(language);
  const rows = byDay(tallies, period).map(([day, ofDay]) => [
    day,
    ...columns.map(([, read]) => String(read(ofDay))),
  ]);
  const card = cards.find(({ id }) => id === cardId);
  return {
    name: `${words.file} ${card?.businessName ?? words.allCards} ${period.from} ${period.to}.csv`,
    csv: toCsv([[words.day, ...columns.map(([heading]) => heading)], ...rows]),
  };
}

function basicColumns(language: Language): Column[] {
  const words = statsTableMessages[language];
  const leftOut = (reasons: readonly string[]) => (ofDay: readonly DayTally[]) =>
    reasons.reduce((sum, reason) => sum + sumOf(ofDay, 'leftOut', reason), 0);
  return [
    [words.views, (ofDay) => sumOf(ofDay, 'types', 'view')],
    [words.visitors, (ofDay) => sumOf(ofDay, 'visitors', 'all')],
    [words.leftOut, leftOut(['bot', 'preview', 'prefetch'])],
    [words.ownVisits, leftOut(['owner'])],
  ];
}

function advancedColumns(language: Language): Column[] {
  const words = statsTableMessages[language];
  return [
    ...columnsOf(words.types, 'types', withoutView),
    ...columnsOf(words.sources, 'sources', eventSources),
    ...columnsOf(words.devices, 'devices', eventDevices),
  ];
}

const withoutView = eventTypes.filter((type) => type !== 'view');

function columnsOf<Name extends CardEventType | EventSource | EventDevice>(
  headings: Readonly<Record<Name, string>>,
  heading: 'types' | 'sources' | 'devices',
  names: readonly Name[],
): Column[] {
  return names.map((name) => [headings[name], (ofDay) => sumOf(ofDay, heading, name)]);
}

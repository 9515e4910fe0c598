import { formatWeekday } from './dates.ts';
import type { Translate } from '../fields/make-field.tsx';

/** The queue's name in words; one that isn't ours by its own name. */
export const queueWord = (name: string, translate: Translate): string =>
  translate(`bikur.queues.${name}`, { _: name });

/** When a queue runs, in the few forms that our schedules have; by the clock in Israel. */
export function scheduleWord(cron: string, translate: Translate): string {
  const [, often, from = '', to = '', first, last] =
    /^(\S+) (\d+)-(\d+) \* \* ([0-6])-([0-6])$/u.exec(cron) ?? [];
  if (often !== undefined)
    return translate('bikur.cron.within', {
      often: scheduleWord(`${often} * * * *`, translate),
      from: `${from}:00`,
      to: `${to}:59`,
      first: formatWeekday(Number(first)),
      last: formatWeekday(Number(last)),
    });
  const [, every, minute, hour] = /^(?:\*(?:\/(\d+))?|(\d+)) (\d+|\*) \* \* \*$/u.exec(cron) ?? [];
  if (hour === undefined) return cron;
  if (minute !== undefined)
    return hour === '*'
      ? translate('bikur.cron.hour', { minute })
      : translate('bikur.cron.day', { time: `${hour}:${minute.padStart(2, '0')}` });
  if (hour !== '*') return cron;
  return every ? translate('bikur.cron.minutes', { count: Number(every) }) : translate('bikur.cron.minute');
}

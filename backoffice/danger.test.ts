import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How a deed that takes something away is guarded: `typed` asks for a name or number, `reason` for why, `asks` for a yes. */
type Guard = 'typed' | 'reason' | 'asks' | 'undo';

/** Every destructive deed of the back office, its guard, and the way back, if any (docs/product.md 13.14). */
const deeds: Record<string, readonly [guard: Guard, back: string | null]> = {
  'DeleteCardButton: delete': ['typed', 'the owner’s copy, by npm run bring-back'],
  'UserActions: close': ['typed', 'the account, by npm run bring-back'],
  'FactorCommands: reset-factors': ['reason', null],
  'RoleCommands: confirm-role': ['reason', 'ask-role'],
  // A card's way back is `lift-takedown`, a review's is this.
  'TakeDownButton: take-down': ['asks', 'restore'],
  'ChipActions: freeze': ['reason', 'the owner thaws it'],
  'OrderSteps: refund': ['reason', null],
  'OrderSteps: cancel': ['reason', null],
  'PaymentCommands: refund': ['reason', null],
  'PaymentCommands: resolve': ['reason', null],
  'DisputeCommands: each': ['reason', null],
  'PackageCommandMenu: cancel-now': ['reason', 'give-package'],
  'CampaignProgress: stop': ['asks', 'resume'],
  'MigrationActions: undo': ['typed', 'a move of its own'],
  'MigrationActions: discard': ['asks', 'a move of its own'],
  'NoteOfStaff: DeleteButton': ['undo', 'undo'],
  'VatRateShow: DeleteWithConfirmButton': ['asks', 'entering it again'],
  'PayoutShow: DeleteWithConfirmButton': ['asks', 'entering it again'],
  'AddressShow: DeleteWithConfirmButton': ['asks', 'entering it again'],
  'DraftStore: AskedButton': ['asks', null],
  'PersonSessions: AskedButton': ['asks', 'signing in'],
};

const button = /^(?<indent> *).*?<(?<name>CommandButton|(?:Bulk)?Delete(?:With\w+)?Button|AskedButton)\b/u;

/** The buttons of a file that take something away, each with all that stands in it. */
function deedsOf(path: string, source: string): [name: string, code: string][] {
  const lines = source.split('\n');
  return lines.flatMap((line, at): [string, string][] => {
    const { indent = '', name = '' } = button.exec(line)?.groups ?? {};
    if (!name) return [];
    const isEnd = (other: string) => other === `${indent}/>` || other === `${indent}</${name}>`;
    const length = line.includes('/>') ? 0 : lines.slice(at).findIndex(isEnd);
    const code = lines.slice(at, at + length + 1).join('\n');
    const file = /(\w+)\.tsx$/u.exec(path)?.[1];
    if (name !== 'CommandButton') return [[`${file}: ${name}`, code]];
    const [, command] = /\bcommand=(?:"([\w-]+)"|\{\w+\})/u.exec(code) ?? [];
    return /\sdanger\b/u.test(code) ? [[`${file}: ${command ?? 'each'}`, code]] : [];
  });
}

const found = Object.entries(sources)
  .filter(([path]) => !path.startsWith('./kit/commands/'))
  .flatMap(([path, source]) => deedsOf(path, source));

test('every deed that takes something away stands in the table', () => {
  // One deed has a button for each state of its record, where each says something else of it.
  const names = new Set(found.map(([name]) => name));
  expect([...names].toSorted()).toEqual(Object.keys(deeds).toSorted());
});

test.each(found)('%s is guarded as the table says', (name, code) => {
  const guard = deeds[name]?.[0];
  expect(code.includes('confirmText')).toBe(guard === 'typed');
  expect(code.includes('mutationMode="undoable"')).toBe(guard === 'undo');
  if (guard === 'reason') expect(code).toMatch(/\basksReason\b/u);
  // Where the way back is a command, there is a button of it.
  const back = deeds[name]?.[1] ?? '';
  if (/^[a-z]+(?:-[a-z]+)*$/u.test(back) && back !== 'undo')
    expect(Object.values(sources).some((source) => source.includes(`command="${back}"`))).toBe(true);
});

import { describe, expect, it } from 'vitest';
import lint from '../../.config/lint-rules.ts';

describe('a language that is compared with a literal', () => {
  const rule = lint.rules['no-language-literal'];
  const findingsOf = (visit: (visitors: ReturnType<typeof rule.create>) => void): number => {
    let found = 0;
    visit(rule.create({ report: () => (found += 1) }));
    return found;
  };
  const literal = (value: string) => ({ type: 'Literal', value });
  const name = { type: 'Identifier' };

  it.each([
    ['===', 'he', 1],
    ['!==', 'en', 1],
    ['===', 'left', 0],
    ['+', 'he', 0],
  ])('language %s %s', (operator, value, expected) => {
    const node = { type: 'BinaryExpression', operator, left: name, right: literal(value) };
    expect(findingsOf((visitors) => visitors.BinaryExpression(node))).toBe(expected);
  });

  it('finds a case of a switch, and the languages written out as a type', () => {
    expect(findingsOf((visitors) => visitors.SwitchCase({ type: 'SwitchCase', test: literal('he') }))).toBe(
      1,
    );
    const types = ['he', 'en'].map((value) => ({ type: 'TSLiteralType', literal: literal(value) }));
    expect(findingsOf((visitors) => visitors.TSUnionType({ type: 'TSUnionType', types }))).toBe(1);
  });
});

/** Compares versions by their numbers; a version with a suffix (`2.0.0-rc.1`) comes before the one without. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (const index of [0, 1, 2]) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareSuffixes(a.suffix, b.suffix);
}

/** `rc.2` comes before `rc.10`, numbers before words, `rc` before `rc.1`, and all of them before no suffix. */
function compareSuffixes(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  const [a, b] = [one.split('.'), other.split('.')];
  for (const [index, part] of a.entries()) {
    const beside = b[index];
    if (beside === undefined) return 1;
    if (part === beside) continue;
    const areNumbers = [part, beside].map((each) => /^\d+$/u.test(each));
    if (areNumbers.every(Boolean)) return Number(part) - Number(beside);
    if (areNumbers.some(Boolean)) return areNumbers[0] ? -1 : 1;
    return part < beside ? -1 : 1;
  }
  return a.length - b.length;
}

function partsOf(version: string): { numbers: number[]; suffix: string } {
  const [plain = '', suffix = ''] = version.replace(/^v/u, '').split('+')[0]?.split(/-(.*)/u) ?? [];
  const numbers = plain.split('.').map(Number);
  if (numbers.some(Number.isNaN)) throw new Error(`"${version}" is no version`);
  return { numbers, suffix };
}

/**
 * Whether a version lies in a range as advisories write them: `>=9.1.0 <10.0.5 || 11.0.0`, `*`.
 * @throws {Error} for a range that it can't read, rather than letting something through
 */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((part) => {
    const text = part
      .replaceAll(',', ' ')
      .replaceAll(/([<>=]+)\s+/gu, '$1')
      .trim();
    if (text === '*') return true;
    if (text === '') throw new Error(`"${range}" is no range`);
    return text.split(/\s+/u).every((bound) => fits(version, bound));
  });
}

function fits(version: string, bound: string): boolean {
  const [, sign = '', limit = ''] = /^(<=|>=|<|>|=)?(v?\d.*)$/u.exec(bound) ?? [];
  if (limit === '') throw new Error(`"${bound}" is no bound of versions`);
  const order = compareVersions(version, limit);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  if (sign === '>') return order > 0;
  if (sign === '>=') return order >= 0;
  return order === 0;
}

import { parse, satisfies, validRange } from 'semver';

/**
 * Whether a version lies in a range as advisories write them: `>=9.1.0 <10.0.5 || 11.0.0`, `>= 9.1.0, < 10.0.5`, `*`. A
 * version before a release lies where its number does: `2.0.0-rc.1` in `<2.0.0`.
 * @throws {Error} for what it can't read, rather than letting something through
 */
export function isInRange(version: string, range: string): boolean {
  const exact = parse(version);
  if (!exact) throw new Error(`"${version}" is no version`);
  const bounds = range.replaceAll(',', ' ');
  // The library takes a part without any number for "every version".
  const isWhole = bounds.split('||').every((part) => part.trim() === '*' || /\d/u.test(part));
  if (!isWhole || validRange(bounds) === null) throw new Error(`"${range}" is no range`);
  return satisfies(exact, bounds, { includePrerelease: true });
}

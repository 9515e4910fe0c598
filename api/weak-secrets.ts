/** Words by which a secret shows that it was never meant to be one. */
const placeholders =
  /change[-_ ]?(?:me|this)|only[-_ ]for|not[-_ ]for[-_ ]production|example|placeholder|development|password|qwerty|asdfgh|secretsecret/iu;
/** Bits as counted below: of 32 random hexadecimal digits one in many millions has less, most have a hundred. */
const leastEntropy = 50;

/**
 * Why a secret isn't one, or null. It judges what can be seen: how many characters differ, and whether a piece repeats;
 * a sentence of one's own passes, a keyboard's row doesn't (docs/security.md V3).
 */
export function weaknessOf(secret: string): string | null {
  if (placeholders.test(secret)) return 'is a placeholder, which others know';
  const piece = repeatedPiece(secret);
  if (entropyOf(piece) < leastEntropy) return 'is too easy to guess; `openssl rand -hex 32` makes one';
  return null;
}

/** The piece of which the text is made by repeating it; the text itself where there is none. */
function repeatedPiece(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
}

/** Bits by the characters' frequencies; steps of one along the alphabet (abcdef, 12345) count as one character. */
function entropyOf(text: string): number {
  const steps = new Map<string, number>();
  let counted = 0;
  let before = Number.NaN;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (Math.abs(code - before) !== 1) {
      steps.set(letter, (steps.get(letter) ?? 0) + 1);
      counted += 1;
    }
    before = code;
  }
  return [...steps.values()].reduce((bits, count) => bits + count * Math.log2(counted / count), 0);
}

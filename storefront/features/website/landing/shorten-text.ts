/** Testimonials are cut at this many characters (docs/specification.md 9). */
const maxTestimonialLength = 150;

/** The text itself, or its first characters and an ellipsis. Counts code points, so that no emoji is split. */
export function shortenText(text: string, longest = maxTestimonialLength): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('')}…`;
}

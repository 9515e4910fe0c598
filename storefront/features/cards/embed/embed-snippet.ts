export const embedSizes = ['narrow', 'wide', 'full'] as const;
export type EmbedSize = (typeof embedSizes)[number];

/** Width and height attributes of the frame. */
export const embedMeasures: Record<EmbedSize, { width: string; height: number }> = {
  narrow: { width: '360', height: 640 },
  wide: { width: '480', height: 760 },
  full: { width: '100%', height: 820 },
};

interface SnippetInput {
  publicUrl: string;
  /** `/p/dana-levi` */
  path: string;
  /** Accessible name of the frame. */
  title: string;
  size: EmbedSize;
  /** A short script lets the frame grow to the card's height. */
  fits: boolean;
}

/** Type of the message that an embedded card posts to the page around it. */
export const heightMessage = 'bikur:height';

/** Address of a card inside a frame. */
const embedAddress = (publicUrl: string, path: string): string => `${publicUrl}${path}?embed=1`;

/** HTML that shows a card inside any page. */
export function embedSnippet({ publicUrl, path, title, size, fits }: SnippetInput): string {
  const { width, height } = embedMeasures[size];
  const id = `bikur-${path.split('/').pop() ?? ''}`;
  const frame =
    `<iframe${fits ? ` id="${id}"` : ''} src="${escapeAttribute(embedAddress(publicUrl, path))}" title="${escapeAttribute(title)}"\n` +
    `  width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  if (!fits) return frame;
  return `${frame}
<script>
addEventListener("message", function (event) {
  var frame = document.getElementById("${id}");
  if (frame && event.source === frame.contentWindow && event.data && event.data.type === "${heightMessage}")
    frame.height = Number(event.data.height) || frame.height;
});
</script>`;
}

const escapeAttribute = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

/** A card's name in the visitor's input: a whole address, its end, or the name alone. */
export function cardNameIn(typed: string): string {
  const [path = ''] = typed.trim().split(/[?#]/u);
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(name).slice(0, 60);
  } catch {
    return name.slice(0, 60);
  }
}

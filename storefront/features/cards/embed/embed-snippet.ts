export const embedSizes = ['narrow', 'wide', 'full'] as const;
export type EmbedSize = (typeof embedSizes)[number];

/** Width and height of the frame, as its attributes say them. */
export const embedMeasures: Record<EmbedSize, { width: string; height: number }> = {
  narrow: { width: '360', height: 640 },
  wide: { width: '480', height: 760 },
  full: { width: '100%', height: 820 },
};

interface SnippetInput {
  publicUrl: string;
  /** `/p/dana-levi` */
  path: string;
  /** What a screen reader says of the frame. */
  title: string;
  size: EmbedSize;
  /** The frame grows to the card's height, by a few lines of script. */
  fits: boolean;
}

/** Message an embedded card sends to the page round it. */
export const heightMessage = 'bikur:height';

/** Address of a card as it may stand in a frame. */
export const embedAddress = (publicUrl: string, path: string): string => `${publicUrl}${path}?embed=1`;

/** The piece of HTML that shows a card inside any page. */
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

/** A card's name in what somebody typed: a whole address, its end, or the name alone. */
export function cardNameIn(typed: string): string {
  const [path = ''] = typed.trim().split(/[?#]/u);
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(name).slice(0, 60);
  } catch {
    return name.slice(0, 60);
  }
}

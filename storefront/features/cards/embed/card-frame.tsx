import { useEffect, useRef, useState } from 'react';
import { embedMeasures, heightMessage, type EmbedSize } from './embed-snippet.ts';
import styles from './embed.module.css';

interface CardFrameProps {
  path: string;
  title: string;
  size: EmbedSize;
  fits: boolean;
}

const tallest = 6_000;

/** Renders the card in the same frame as the snippet. */
export function CardFrame({ path, title, size, fits }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    function listen({ source, origin, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const message = data as { type?: unknown; height?: unknown } | null;
      if (message?.type === heightMessage && typeof message.height === 'number')
        setTold(Math.min(message.height, tallest));
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const { width, height } = embedMeasures[size];
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, shown as it will be on other sites
    <iframe
      ref={frame}
      className={styles['frame']}
      src={`${path}?embed=1`}
      title={title}
      width={width}
      height={fits && told !== null ? told : height}
      loading="lazy"
    />
  );
}

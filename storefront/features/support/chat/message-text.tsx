import { textLanguage } from '../../../lib/text-language.ts';
import { splitLinks } from './split-links.ts';

/** A user's message as plain text; web addresses in it are links with the `rel` of untrusted ones. */
export function MessageText({ content }: { content: string }) {
  return (
    <p {...textLanguage(content)}>
      {splitLinks(content).map(({ text, link }, index) =>
        link === null ? (
          text
        ) : (
          // A text's parts never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
            <bdi dir="ltr">{text}</bdi>
          </a>
        ),
      )}
    </p>
  );
}

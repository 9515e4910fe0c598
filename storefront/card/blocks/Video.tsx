import { readableLink } from '../../../api/contract/base/readable-link.ts';
import { videoPlayer } from '../../../api/contract/cards/video-player.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './Typed.tsx';

/** The browser fetches the film only when the visitor asks for it. */
export function Video({ view }: { view: CardView }) {
  const { video } = view.card;
  if (!video) return null;
  const [before, after] = view.words.videoHint('\n').split('\n');
  return (
    <div className="c-b c-video">
      <CardLink view={view} href={video} track="link" player={videoPlayer(video)} foreign>
        <Icon icons={view.icons} name="play" />
        <span className="c-t">
          <b>{view.words.video}</b>
          <small>
            {before}
            <LeftToRight>{readableLink(video).split('/')[0] ?? ''}</LeftToRight>
            {after}
          </small>
        </span>
        <Icon icons={view.icons} name="forward" turns />
      </CardLink>
    </div>
  );
}

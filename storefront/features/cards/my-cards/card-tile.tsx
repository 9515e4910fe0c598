import ChartBarIcon from '~icons/ph/chart-bar';
import PencilSimpleIcon from '~icons/ph/pencil-simple';
import ShareNetworkIcon from '~icons/ph/share-network';
import StarIcon from '~icons/ph/star';
import { Link } from 'react-router';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { readableLink } from '../../../../api/contract/base/readable-link.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { HeldHint } from '../held/held-hint.tsx';
import { iconButtonClass } from './icon-link.ts';
import { TextButton, TextLink } from '../../../components/text-button.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardStatus } from './card-status.tsx';
import { TakedownHint } from './takedown-hint.tsx';
import styles from './card-tile.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { WeekViews } from './week-views.tsx';

export interface CardActions {
  share(card: MyCard): void;
  setVisibility(card: MyCard, isPublic: boolean): void;
  duplicate(card: MyCard): void;
  remove(card: MyCard): void;
}

interface CardTileProps {
  own: MyCard;
  now: string;
  actions: CardActions;
}

/** One of the owner's cards: the preview, its views, and its commands. */
export function CardTile({ own, now, actions }: CardTileProps) {
  const texts = useDashboardMessages();
  const { card, status } = own;
  const name = <bdi dir={directionOfText(card.name)}>{card.name}</bdi>;
  const title = card.jobTitle ?? card.category;
  return (
    <li className={styles['tile']} data-status={status} id={`card-${own.id}`}>
      <div className={styles['object']}>
        <div className={styles['card']} aria-hidden="true">
          <CardPreview card={card} now={new Date(now)} />
        </div>
        {/* Covers the preview, whose text must not be part of the link's name. */}
        <a href={card.path} aria-label={texts.viewOf(card.name)} />
      </div>
      <div className={styles['info']}>
        <CardStatus status={status} />
        <h3>{name}</h3>
        {title && (
          <p className={styles['job']}>
            <bdi dir={directionOfText(title)}>{title}</bdi>
          </p>
        )}
        <bdi className={styles['address']} dir="ltr">
          {readableLink(card.canonicalUrl)}
        </bdi>
        {status === 'live' && <WeekViews week={own.week} />}
        {status === 'private' && (
          <>
            <p className={styles['hint']}>{texts.privateHint}</p>
            <TextButton small onClick={() => actions.setVisibility(own, true)}>
              {texts.publish}
            </TextButton>
          </>
        )}
        {status === 'needs_renewal' && (
          <>
            <p className={styles['hint']}>{texts.lapsedHint}</p>
            <TextLink small to="/subscription">
              {texts.renew}
            </TextLink>
          </>
        )}
        {own.held && <HeldHint held={own.held} className={styles['hint']} />}
        {own.takedown && <TakedownHint takedown={own.takedown} />}
        <div className={styles['actions']}>
          <ButtonLink
            to={`/editor/${own.id}`}
            variant="line"
            size="small"
            aria-label={texts.of(texts.edit, card.name)}
          >
            <PencilSimpleIcon aria-hidden />
            {texts.edit}
          </ButtonLink>
          {(status === 'live' || status === 'private') && (
            <IconButton label={texts.of(texts.share, card.name)} onClick={() => actions.share(own)}>
              <ShareNetworkIcon aria-hidden />
            </IconButton>
          )}
          <Link
            className={iconButtonClass}
            to={`/stats/${own.id}`}
            aria-label={texts.of(texts.stats, card.name)}
            title={texts.stats}
          >
            <ChartBarIcon aria-hidden />
          </Link>
          <Link
            className={iconButtonClass}
            to={`/reviews/${own.id}`}
            aria-label={texts.of(texts.reviews, card.name)}
            title={texts.reviews}
          >
            <StarIcon aria-hidden />
          </Link>
          <CardMenu own={own} actions={actions} />
        </div>
      </div>
    </li>
  );
}

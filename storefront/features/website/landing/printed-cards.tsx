import { classNames } from '../../../components/class-names.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import styles from './physical-cards.module.css';
import { useLandingMessages } from './use-landing-messages.ts';
import { useShowcase } from '../../cards/use-showcase.ts';

const rings = [26, 46, 66, 86, 106, 126, 146];

/** The printed card, front and back; its QR code opens a real card. */
export function PrintedCards() {
  const { physical: texts } = useLandingMessages();
  const [card] = useShowcase().cards;
  const { publicUrl } = usePageState();
  const address = (card?.url ?? publicUrl).replace(/^https?:\/\//, '');
  return (
    <div className={styles['object']}>
      <VisuallyHidden>{texts.picture}</VisuallyHidden>
      <div className={classNames(styles['printed'], styles['back'])} aria-hidden="true">
        {card && (
          <div className={styles['code']}>
            <img src={`${card.path}/qr.svg`} alt="" width="232" height="232" loading="lazy" />
          </div>
        )}
        <div className={styles['how']}>
          <b>
            {texts.tap.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </b>
          <bdi dir="ltr">{address}</bdi>
        </div>
      </div>
      <div className={classNames(styles['printed'], styles['front'])} aria-hidden="true">
        <svg className={styles['waves']} viewBox="0 0 200 200">
          {rings.map((radius, index) => (
            <circle key={radius} cx="0" cy="100" r={radius} opacity={1 - index * 0.12} />
          ))}
        </svg>
        <svg className={styles['mark']} viewBox="0 0 200 200">
          <path fill="#1e4d4a" d="M0 0h200v200H0z" />
          <path fill="#e9b892" d="M60 200V96a40 40 0 0 1 80 0v104z" />
          <path fill="#b5502f" d="M82 200v-96a18 18 0 0 1 36 0v96z" />
          <path fill="#0f3330" d="M20 200v-30h40v30zM140 200v-52h44v52z" />
          <circle fill="#ffe3bd" cx="162" cy="48" r="20" />
        </svg>
        <b>
          <bdi>{card?.name ?? texts.name}</bdi>
        </b>
        <span>
          <bdi>{card ? card.jobTitle : texts.trade}</bdi>
        </span>
        <bdi dir="ltr" className={styles['phone']}>
          {card?.phone?.text ?? '054-555-0119'}
        </bdi>
      </div>
    </div>
  );
}

import { BarbellIcon } from '@phosphor-icons/react/dist/ssr/Barbell';
import { BroomIcon } from '@phosphor-icons/react/dist/ssr/Broom';
import { CalculatorIcon } from '@phosphor-icons/react/dist/ssr/Calculator';
import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { CarIcon } from '@phosphor-icons/react/dist/ssr/Car';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatsCircle';
import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code';
import { CoffeeIcon } from '@phosphor-icons/react/dist/ssr/Coffee';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop';
import { FlowerLotusIcon } from '@phosphor-icons/react/dist/ssr/FlowerLotus';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap';
import { HammerIcon } from '@phosphor-icons/react/dist/ssr/Hammer';
import { HeartbeatIcon } from '@phosphor-icons/react/dist/ssr/Heartbeat';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import { MusicNotesIcon } from '@phosphor-icons/react/dist/ssr/MusicNotes';
import { OrangeIcon } from '@phosphor-icons/react/dist/ssr/Orange';
import { PaintRollerIcon } from '@phosphor-icons/react/dist/ssr/PaintRoller';
import { PenNibIcon } from '@phosphor-icons/react/dist/ssr/PenNib';
import { PlantIcon } from '@phosphor-icons/react/dist/ssr/Plant';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { ScissorsIcon } from '@phosphor-icons/react/dist/ssr/Scissors';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/ssr/Snowflake';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { TruckIcon } from '@phosphor-icons/react/dist/ssr/Truck';
import { UmbrellaIcon } from '@phosphor-icons/react/dist/ssr/Umbrella';
import type { Icon } from '@phosphor-icons/react';
import type { TradeId } from './trades.ts';

export const tradeIcons: Record<TradeId, Icon> = {
  plumber: DropIcon,
  electrician: LightningIcon,
  renovations: PaintRollerIcon,
  carpenter: HammerIcon,
  airConditioning: SnowflakeIcon,
  gardener: PlantIcon,
  cleaning: BroomIcon,
  mover: TruckIcon,
  garage: CarIcon,
  hair: ScissorsIcon,
  beauty: SparkleIcon,
  fitness: BarbellIcon,
  yoga: FlowerLotusIcon,
  physiotherapy: HeartbeatIcon,
  psychology: ChatsCircleIcon,
  nutrition: OrangeIcon,
  photographer: CameraIcon,
  designer: PenNibIcon,
  developer: CodeIcon,
  lawyer: ScalesIcon,
  accountant: CalculatorIcon,
  insurance: UmbrellaIcon,
  realEstate: KeyIcon,
  tutor: GraduationCapIcon,
  cafe: CoffeeIcon,
  catering: CookingPotIcon,
  music: MusicNotesIcon,
  other: DotsThreeIcon,
};

import BarbellIcon from '~icons/ph/barbell';
import BroomIcon from '~icons/ph/broom';
import CalculatorIcon from '~icons/ph/calculator';
import CameraIcon from '~icons/ph/camera';
import CarIcon from '~icons/ph/car';
import ChatsCircleIcon from '~icons/ph/chats-circle';
import CodeIcon from '~icons/ph/code';
import CoffeeIcon from '~icons/ph/coffee';
import CookingPotIcon from '~icons/ph/cooking-pot';
import CompassToolIcon from '~icons/ph/compass-tool';
import DotsThreeIcon from '~icons/ph/dots-three';
import DropIcon from '~icons/ph/drop';
import FlowerLotusIcon from '~icons/ph/flower-lotus';
import GraduationCapIcon from '~icons/ph/graduation-cap';
import HammerIcon from '~icons/ph/hammer';
import HandPalmIcon from '~icons/ph/hand-palm';
import HeartbeatIcon from '~icons/ph/heartbeat';
import KeyIcon from '~icons/ph/key';
import LightningIcon from '~icons/ph/lightning';
import MusicNotesIcon from '~icons/ph/music-notes';
import OrangeIcon from '~icons/ph/orange';
import PaintRollerIcon from '~icons/ph/paint-roller';
import PenNibIcon from '~icons/ph/pen-nib';
import PlantIcon from '~icons/ph/plant';
import ScalesIcon from '~icons/ph/scales';
import ScissorsIcon from '~icons/ph/scissors';
import SnowflakeIcon from '~icons/ph/snowflake';
import SparkleIcon from '~icons/ph/sparkle';
import ToothIcon from '~icons/ph/tooth';
import TruckIcon from '~icons/ph/truck';
import UmbrellaIcon from '~icons/ph/umbrella';
import type { ComponentType } from 'react';
import type { TradeId } from './trades.ts';

export const tradeIcons: Readonly<Record<TradeId, ComponentType<{ 'aria-hidden': true }>>> = {
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
  nails: HandPalmIcon,
  fitness: BarbellIcon,
  yoga: FlowerLotusIcon,
  physiotherapy: HeartbeatIcon,
  psychology: ChatsCircleIcon,
  nutrition: OrangeIcon,
  dentist: ToothIcon,
  photographer: CameraIcon,
  designer: PenNibIcon,
  architect: CompassToolIcon,
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

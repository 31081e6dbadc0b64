import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import type { TintName } from '#app/features/generation/scenery/tints.ts'

/** From light to shade. */
export const skins = [
  ['#fbe0c8', '#eebd9d', '#b5726c'],
  ['#f6d2a8', '#dfa577', '#9a5f4f'],
  ['#e0a87c', '#b97a58', '#6d3f45'],
  ['#b98058', '#8f5a41', '#4e2b35'],
  ['#8d5d45', '#694233', '#331d2a'],
] as const

export type Skin = (typeof skins)[number]

export const hairColours = {
  black: [ink[1], ink[4]],
  brown: ['#3b211f', '#7a4b3a'],
  red: ['#8a3a1d', '#d47a3c'],
  blond: ['#b9863a', '#f2d48a'],
  grey: ['#85779f', '#d8cfe6'],
  white: ['#c3b8d4', '#ffffff'],
  green: ['#1f5540', '#5d9a63'],
  blue: ['#20497f', '#64a0d2'],
  pink: ['#8b284c', '#e08a95'],
} as const

export type HairColour = keyof typeof hairColours

export const cloths = {
  wine: [wine[1], wine[3], wine[4]],
  teal: ['#0c2330', '#28626c', '#579a9a'],
  violet: [ink[2], ink[5], ink[6]],
  night: [ink[0], ink[2], ink[4]],
  brass: [brass[1], brass[3], brass[4]],
  paper: [paper[2], paper[4], paper[5]],
  moss: ['#0b1f18', '#204d38', '#5d9a63'],
  azure: ['#0b1a36', '#20497f', '#64a0d2'],
  wood: ['#23121d', '#59343d', '#ad7c62'],
  rose: ['#51204c', '#ae5784', '#f0b7c4'],
  ember: ['#5c1d10', '#c45e24', '#f9c574'],
  slate: ['#232634', '#525a70', '#abb3c2'],
} as const

export type Cloth = keyof typeof cloths

export const moods = ['kind', 'laughing', 'stern', 'sad', 'sly', 'afraid'] as const
export type Mood = (typeof moods)[number]
export const hairs = ['short', 'bob', 'long', 'bun', 'curls', 'bald', 'spiky', 'braids'] as const
export type Hair = (typeof hairs)[number]
export const hats = [
  'none',
  'topHat',
  'fedora',
  'captain',
  'witch',
  'crown',
  'hood',
  'beret',
  'chef',
  'helmet',
  'police',
  'tricorn',
  'turban',
  'flowers',
  'deerstalker',
  'headband',
  'mobcap',
  'nurse',
  'astronaut',
] as const
export type Hat = (typeof hats)[number]
const beards = ['none', 'full', 'moustache', 'goatee', 'wizard'] as const
export type Beard = (typeof beards)[number]
const outfits = [
  'suit',
  'dress',
  'uniform',
  'labCoat',
  'cloak',
  'robe',
  'apron',
  'sailor',
  'armour',
  'trenchCoat',
  'waistcoat',
  'jumper',
  'gown',
  'overalls',
  'spacesuit',
] as const
export type Outfit = (typeof outfits)[number]
export const kinds = ['human', 'robot', 'ghost', 'skeleton', 'cat', 'vampire', 'alien', 'fox', 'dog'] as const
export type Kind = (typeof kinds)[number]

export interface Look {
  kind: Kind
  skin: Skin
  hair: Hair
  hairColour: HairColour
  hat: Hat
  beard: Beard
  outfit: Outfit
  cloth: Cloth
  accent: Cloth
  mood: Mood
  old: boolean
  child: boolean
  feminine: boolean
  glasses: 'none' | 'round' | 'monocle' | 'patch'
  asleep?: boolean
  /** The colour of a head that is not human. */
  tint?: TintName
}

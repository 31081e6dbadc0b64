import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import type { ScaleName } from './colours.ts'
import type { FarName } from './layers.ts'
import type { MiddleName } from './middle.ts'
import type { NearName } from './near.ts'

export interface Outdoor {
  ground: ScaleName
  far: FarName
  middle: MiddleName
  near: NearName
  things: readonly ThingName[]
}

export const outdoors = {
  forest: {
    ground: 'moss',
    far: 'woods',
    middle: 'pines',
    near: 'branches',
    things: ['mushroom', 'lantern', 'owl', 'fire', 'axe', 'leaf'],
  },
  garden: {
    ground: 'moss',
    far: 'hills',
    middle: 'hedges',
    near: 'flowers',
    things: ['statue', 'butterfly', 'rose', 'umbrella', 'cage', 'flower'],
  },
  sea: {
    ground: 'azure',
    far: 'horizon',
    middle: 'ship',
    near: 'waves',
    things: ['chest', 'anchor', 'fish', 'compass'],
  },
  beach: {
    ground: 'sand',
    far: 'horizon',
    middle: 'lighthouse',
    near: 'shore',
    things: ['chest', 'umbrella', 'anchor', 'map', 'boat', 'telescope'],
  },
  underwater: {
    ground: 'azure',
    far: 'depths',
    middle: 'coral',
    near: 'weeds',
    things: ['chest', 'fish', 'octopus', 'anchor', 'amulet'],
  },
  desert: {
    ground: 'sand',
    far: 'dunes',
    middle: 'pyramids',
    near: 'rocks',
    things: ['map', 'vase', 'skull', 'amulet', 'compass'],
  },
  mountain: {
    ground: 'slate',
    far: 'peaks',
    middle: 'pines',
    near: 'rocks',
    things: ['fire', 'compass', 'rope', 'telescope', 'lantern'],
  },
  snow: {
    ground: 'azure',
    far: 'peaks',
    middle: 'cottages',
    near: 'drifts',
    things: ['lantern', 'fire', 'snowflake', 'axe', 'gift'],
  },
  street: {
    ground: 'slate',
    far: 'skyline',
    middle: 'houses',
    near: 'pavement',
    things: ['umbrella', 'cat', 'bicycle', 'hat', 'envelope', 'lantern'],
  },
  city: {
    ground: 'ink',
    far: 'skyline',
    middle: 'towers',
    near: 'pavement',
    things: ['car', 'camera', 'telephone', 'umbrella', 'cat'],
  },
  village: {
    ground: 'moss',
    far: 'hills',
    middle: 'cottages',
    near: 'fence',
    things: ['windmill', 'bread', 'cat', 'lantern', 'bicycle', 'apple'],
  },
  castle: {
    ground: 'moss',
    far: 'hills',
    middle: 'castle',
    near: 'branches',
    things: ['shield', 'sword', 'dragon', 'crown', 'torch'],
  },
  ruins: {
    ground: 'moss',
    far: 'hills',
    middle: 'ruins',
    near: 'rocks',
    things: ['statue', 'vase', 'chest', 'skull', 'shield'],
  },
  graveyard: {
    ground: 'slate',
    far: 'woods',
    middle: 'graves',
    near: 'fence',
    things: ['skull', 'raven', 'ghost', 'lantern', 'rose'],
  },
  jungle: {
    ground: 'moss',
    far: 'woods',
    middle: 'temple',
    near: 'fronds',
    things: ['statue', 'amulet', 'spider', 'torch', 'skull', 'map'],
  },
  swamp: {
    ground: 'teal',
    far: 'woods',
    middle: 'dead',
    near: 'weeds',
    things: ['cauldron', 'raven', 'lantern', 'mushroom', 'skull'],
  },
  space: {
    ground: 'rose',
    far: 'orbits',
    middle: 'station',
    near: 'rocks',
    things: ['robot', 'rocket', 'ufo', 'crystal'],
  },
  fair: {
    ground: 'wine',
    far: 'hills',
    middle: 'tents',
    near: 'bulbs',
    things: ['balloon', 'mask', 'drum', 'crystalBall', 'teddy', 'gift'],
  },
  cave: {
    ground: 'slate',
    far: 'depths',
    middle: 'crystals',
    near: 'stalactites',
    things: ['crystal', 'chest', 'torch', 'dragon', 'gem', 'skull'],
  },
  harbour: {
    ground: 'teal',
    far: 'horizon',
    middle: 'harbour',
    near: 'pier',
    things: ['rope', 'anchor', 'chest', 'fish', 'lantern'],
  },
  station: {
    ground: 'slate',
    far: 'skyline',
    middle: 'train',
    near: 'pavement',
    things: ['hatBox', 'clock', 'umbrella', 'pocketWatch', 'lantern'],
  },
  farm: {
    ground: 'sand',
    far: 'hills',
    middle: 'barn',
    near: 'fence',
    things: ['apple', 'cat', 'bread', 'windmill', 'bicycle'],
  },
  park: {
    ground: 'moss',
    far: 'skyline',
    middle: 'trees',
    near: 'flowers',
    things: ['bicycle', 'balloon', 'statue', 'violin', 'butterfly'],
  },
  mansion: {
    ground: 'ink',
    far: 'hills',
    middle: 'mansion',
    near: 'fence',
    things: ['lantern', 'cat', 'key', 'raven', 'rose'],
  },
} as const satisfies Record<string, Outdoor>

export type OutdoorName = keyof typeof outdoors

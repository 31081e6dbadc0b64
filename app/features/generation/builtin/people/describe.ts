import type { Random } from '#app/features/generation/scenery/random.ts'
import { pick } from '#app/features/generation/scenery/random.ts'
import type { Beard, Cloth, Hat, Look, Outfit, Skin } from './looks.ts'
import { hairs, kinds, skins } from './looks.ts'

/** What a word says about somebody; later words override earlier ones. */
export type Trait = Partial<Omit<Look, 'skin'>> & { held?: string; skin?: number }

/** Clothes that suggest no profession, since the words name none. */
const everyday: readonly [Outfit, ...Outfit[]] = ['suit', 'waistcoat', 'jumper', 'trenchCoat', 'dress']
const colours: readonly [Cloth, ...Cloth[]] = [
  'wine',
  'teal',
  'violet',
  'night',
  'brass',
  'moss',
  'azure',
  'wood',
  'rose',
  'ember',
  'slate',
]

function chances(random: Random, hue: Cloth | undefined) {
  return {
    outfit: pick(random, everyday),
    cloth: hue ?? pick(random, colours),
    accent: pick(random, colours),
    hat: 'none' as Hat,
    beard: pick<Beard>(random, ['none', 'none', 'full', 'moustache', 'goatee']),
    hair: pick(random, hairs),
    hairColour: pick(random, ['black', 'brown', 'red', 'blond', 'black', 'brown'] as const),
    mood: pick(random, ['kind', 'kind', 'sly', 'stern', 'laughing'] as const),
    glasses: pick(random, ['none', 'none', 'none', 'round'] as const),
    skin: pick<Skin>(random, skins),
    white: random() < 0.5,
  }
}

type Chances = ReturnType<typeof chances>

/** Keeps random traits only if they suit the person. */
function suited(chance: Chances, { feminine, old, child }: Pick<Look, 'feminine' | 'old' | 'child'>): Partial<Look> {
  const { outfit, hair } = chance
  const bound = ['bun', 'braids', 'bob'].includes(hair)
  return {
    outfit: !feminine && outfit === 'dress' ? 'suit' : outfit,
    hair: feminine && hair === 'bald' ? 'bun' : !feminine && bound ? 'short' : hair,
    beard: feminine || child ? 'none' : chance.beard,
    glasses: child ? 'none' : chance.glasses,
    hairColour: old ? (chance.white ? 'white' : 'grey') : chance.hairColour,
  }
}

/** A complete look from the words, with the rest chosen at random. */
export function describe(traits: readonly Trait[], random: Random, hue?: Cloth): Look {
  const { skin, held: _, ...said }: Trait = Object.assign({}, ...traits)
  const child = said.child ?? false
  const feminine = said.feminine ?? ((said.beard ?? 'none') === 'none' && random() < 0.5)
  const old = said.old ?? (!child && random() < 0.2)
  const chance = chances(random, hue)
  const { white: __, ...rest } = chance
  return {
    kind: kinds[0],
    ...rest,
    ...suited(chance, { feminine, old, child }),
    ...(said.outfit || said.kind ? { hat: 'none' as const } : {}),
    ...(said.kind ? { beard: 'none' as const } : {}),
    ...said,
    skin: (skin === undefined ? undefined : skins[skin]) ?? chance.skin,
    feminine,
    old,
    child,
  }
}

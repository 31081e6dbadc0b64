import type { SampleObject } from '#samples/sample-adventure.ts'
import { onObject, square, wide, within } from '#samples/places.ts'
import type { InPixels } from '#samples/places.ts'

const lying = (key: string, altText: SampleObject['altText'], place: InPixels, drawing = wide): SampleObject => ({
  image: `./art/objects/${key}.webp`,
  altText,
  place: onObject(drawing, place),
})

const boardOfTheWinch: InPixels = [165, 200, 915, 760]

/** Side by side, from the rail down. */
export const onTheRail = within(
  boardOfTheWinch,
  [0, 1, 2, 3, 4].map((at) => [170 + at * 150, 226, 310 + at * 150, 646]),
)

const plateOfTheLift: InPixels = [30, 170, 1050, 1050]

/** Beside the lantern, on the other pan, and in the tray below. */
export const onTheScales = within(plateOfTheLift, [
  [160, 180, 498, 598],
  [574, 180, 1050, 598],
  [70, 745, 1010, 1002],
])

/** The things that puzzles lie in; samples/art draws a frame round each place. */
export const objects = {
  clockDrawer: lying(
    'clock-drawer',
    {
      en: 'The front of the middle drawer, close up: a plate of brass with four wheels sunk into it and, engraved over them, from left to right a heart, a spade, a diamond and a club.',
      fr: 'Le devant du tiroir du milieu, de tout près : une plaque de laiton où quatre molettes sont enchâssées et, gravés au-dessus, de gauche à droite, un cœur, un pique, un carreau et un trèfle.',
    },
    [205, 330, 875, 935],
  ),
  threadTrunk: lying(
    'thread-trunk',
    {
      en: 'The front of the trunk, close up: wine-red leather, brass straps, and red thread wound round and round a brass lock with five rings. Over the lock is the picture of a spool; a luggage label hangs beneath it.',
      fr: 'Le devant de la malle, de tout près : du cuir bordeaux, des ferrures de laiton et un fil rouge enroulé encore et encore autour d’une serrure de laiton à cinq anneaux. Au-dessus, l’image d’une bobine; en dessous pend une étiquette.',
    },
    [180, 340, 900, 860],
  ),
  mirrorBox: lying(
    'mirror-box',
    {
      en: 'The jewel box, close up: violet lacquer, a hand mirror for a crest and, in a frame of brass and pearls, the lock: sixteen pearls set into velvet, four rows of four.',
      fr: 'Le coffret à bijoux, de tout près : de la laque violette, un miroir à main pour blason et, dans un cadre de laiton et de perles, la serrure : seize perles serties dans du velours, quatre rangs de quatre.',
    },
    [195, 300, 885, 990],
  ),
  ropeWinch: lying(
    'rope-winch',
    {
      en: 'The winch, close up: two brass posts with rope wound round them, a medallion with a sandbag and, between the posts, the rail on which the tallies hang side by side.',
      fr: 'Le treuil, de tout près : deux montants de laiton entourés de corde, un médaillon orné d’un sac de sable et, entre les montants, la tringle où pendent les jetons, côte à côte.',
    },
    boardOfTheWinch,
  ),
  liftScales: lying(
    'lift-scales',
    {
      en: 'The plate of the lift, close up: a pair of scales, a lantern screwed into its left pan, the right pan empty, and below it, framed in brass, the tray for everything that is to be weighed.',
      fr: 'La plaque du monte-charge, de tout près : une balance, une lanterne vissée dans le plateau de gauche, celui de droite vide et, en dessous, encadré de laiton, le casier de tout ce qu’il faut peser.',
    },
    plateOfTheLift,
    square,
  ),
  vanishingCabinet: lying(
    'vanishing-cabinet',
    {
      en: 'The doors of the cabinet, close up, in moonlight: four number wheels in a brass plate. Over them hang four small pictures, from left to right a sandbag, a pair of scales, a hand mirror and a spool of thread. The scales hang upside down.',
      fr: 'Les portes de l’armoire, de tout près, au clair de lune : quatre molettes de chiffres dans une plaque de laiton. Au-dessus pendent quatre petits cadres, de gauche à droite un sac de sable, une balance, un miroir à main et une bobine de fil. La balance est accrochée la tête en bas.',
    },
    [205, 390, 875, 995],
  ),
} satisfies Record<string, SampleObject>

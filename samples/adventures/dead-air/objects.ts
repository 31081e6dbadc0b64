import type { SampleObject } from '#samples/sample-adventure.ts'
import { onObject, wide, within } from '#samples/places.ts'
import type { InPixels } from '#samples/places.ts'

const lying = (key: string, altText: SampleObject['altText'], place: InPixels): SampleObject => ({
  image: `./art/objects/${key}.webp`,
  altText,
  place: onObject(wide, place),
})

const grooveOfTheBlock: InPixels = [90, 220, 990, 880]

/** Lengths of tape, one under the other. */
export const onTheBlock = within(
  grooveOfTheBlock,
  [0, 1, 2, 3, 4].map((at) => [100, 256 + at * 119, 980, 366 + at * 119]),
)

/** The things that puzzles lie in; samples/art draws a frame round each place. */
export const objects = {
  recordCase: lying(
    'record-case',
    {
      en: 'The lid of the record case, close up: dented steel, a sticker of the station’s mast, and a lock with six number wheels.',
      fr: 'Le couvercle de la mallette, de tout près : de l’acier cabossé, un autocollant au mât de la station et une serrure à six molettes de chiffres.',
    },
    [180, 440, 900, 860],
  ),
  patchBay: lying(
    'patch-bay',
    {
      en: 'The patch bay, close up: four rows of four brass sockets. The rows are marked from top to bottom with a microphone, a telephone, a clock and a ladder; the columns from left to right with an aerial, a reel of tape, headphones and a loudspeaker.',
      fr: 'Le panneau de raccordement, de tout près : quatre rangées de quatre douilles de laiton. Les rangées sont marquées, de haut en bas, d’un micro, d’un téléphone, d’une horloge et d’une échelle; les colonnes, de gauche à droite, d’une antenne, d’une bobine, d’un casque et d’un haut-parleur.',
    },
    [230, 300, 930, 1000],
  ),
  logger: lying(
    'logger',
    {
      en: 'The logger, close up: two large reels, a red light, a tape that runs past three heads and, under them, the slip on which what was heard is written down.',
      fr: 'L’enregistreur témoin, de tout près : deux grandes bobines, un voyant rouge, une bande qui passe devant trois têtes et, dessous, la fiche où l’on note ce qu’on a entendu.',
    },
    [230, 640, 850, 980],
  ),
  sleeves: lying(
    'sleeve-wall',
    {
      en: 'The frame on the end wall, close up, with fifteen sleeves in three rows of five, and a card stuck to its edge.',
      fr: 'Le cadre du mur du fond, de tout près : quinze pochettes sur trois rangs de cinq et une fiche collée au bord.',
    },
    [30, 190, 1050, 834],
  ),
  splicingBlock: lying(
    'splicing-block',
    {
      en: 'The splicing block, close up: a bar of aluminium with a groove, a razor blade, a roll of white tape, and room for five lengths of brown tape.',
      fr: 'Le bloc de montage, de tout près : une barre d’aluminium rainurée, une lame de rasoir, un rouleau de ruban blanc et de la place pour cinq longueurs de bande brune.',
    },
    grooveOfTheBlock,
  ),
  dutyBoard: lying(
    'duty-board',
    {
      en: 'The duty board, close up: green baize in an oak frame, with rows of pegs and, at the top, a brass plate for the date.',
      fr: 'Le tableau des quarts, de tout près : du feutre vert dans un cadre de chêne, des rangs de chevilles et, en haut, une plaque de laiton pour la date.',
    },
    [190, 150, 890, 1040],
  ),
  safe: lying(
    'safe',
    {
      en: 'The door of the safe, close up: grey paint, a heavy handle, and four number wheels in a steel plate.',
      fr: 'La porte du coffre, de tout près : de la peinture grise, une lourde poignée et quatre molettes de chiffres dans une plaque d’acier.',
    },
    [240, 400, 840, 820],
  ),
  hutDoor: lying(
    'hut-door',
    {
      en: 'The door of the hut, close up, sealed with ice. Over it a caged lamp goes on and off; on the door hangs a slate on which one can write.',
      fr: 'La porte de la cabane, de tout près, scellée par la glace. Au-dessus, une lampe grillagée s’allume et s’éteint; une ardoise est accrochée à la porte.',
    },
    [210, 470, 870, 860],
  ),
} satisfies Record<string, SampleObject>

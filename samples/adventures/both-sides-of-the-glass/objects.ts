import type { SampleObject } from '#samples/sample-adventure.ts'
import { onObject, wide } from '#samples/places.ts'
import type { InPixels } from '#samples/places.ts'

const lying = (key: string, altText: SampleObject['altText'], place: InPixels): SampleObject => ({
  image: `./art/objects/${key}.webp`,
  altText,
  place: onObject(wide, place),
})

/** The things that puzzles lie in; samples/art draws a frame round each place. */
export const objects = {
  valves: lying(
    'valves',
    {
      en: 'The valve board, close up: cast iron, nine brass valves in three rows of three. The columns are numbered 1, 2 and 3 from left to right.',
      fr: 'Le panneau, de tout près : de la fonte, neuf robinets de laiton sur trois rangs de trois. Les colonnes sont numérotées 1, 2 et 3 de gauche à droite.',
    },
    [190, 250, 890, 990],
  ),
  phonograph: lying(
    'phonograph',
    {
      en: 'The gramophone, close up: the mouth of a horn shaped like a morning glory, a turning record and, before it, an index card on which one can write.',
      fr: 'Le gramophone, de tout près : la bouche d’un pavillon en forme de liseron, un disque qui tourne et, devant, une fiche où l’on peut écrire.',
    },
    [230, 640, 850, 1000],
  ),
  orchids: lying(
    'orchids',
    {
      en: 'The stepped bench, close up: twelve orchids in three rows of four.',
      fr: 'Le gradin, de tout près : douze orchidées sur trois rangs de quatre.',
    },
    [30, 170, 1050, 935],
  ),
  stereoscope: lying(
    'stereoscope',
    {
      en: 'The head of the stereoscope, close up: walnut, brass, and two photographs in the slots.',
      fr: 'La tête du stéréoscope, de tout près : noyer, laiton, et deux photographies dans les fentes.',
    },
    [-110, 190, 1190, 960],
  ),
  iceChest: lying(
    'ice-chest',
    {
      en: 'The lid of the chest, close up: frosted oak with iron bands, and a brass plate on which a line of letters is painted.',
      fr: 'Le couvercle du coffre, de tout près : du chêne givré, des bandes de fer et une plaque de laiton où est peinte une ligne de lettres.',
    },
    [210, 390, 870, 860],
  ),
  wallDoor: lying(
    'wall-door',
    {
      en: 'The whitewashed door, close up: milky panes in iron bars and, where the handle should be, a slate with a pencil on a string.',
      fr: 'La porte chaulée, de tout près : des carreaux laiteux dans leurs fers et, à la place de la poignée, une ardoise et un crayon au bout d’une ficelle.',
    },
    [240, 400, 840, 800],
  ),
  poolTiles: lying(
    'pool-tiles',
    {
      en: 'The floor of the empty pool, close up: nine large painted tiles in three rows of three, loose in their bed, with a puddle left at the edge.',
      fr: 'Le fond du bassin vide, de tout près : neuf grands carreaux peints sur trois rangs de trois, mal calés, et une flaque restée au bord.',
    },
    [190, 130, 890, 950],
  ),
  label: lying(
    'label',
    {
      en: 'The zinc label, close up: nine empty rivet holes in a row, and under them one line scratched with a nail.',
      fr: 'L’étiquette de zinc, de tout près : neuf trous de rivets vides, à la file, et dessous une ligne grattée au clou.',
    },
    [240, 430, 840, 820],
  ),
} satisfies Record<string, SampleObject>

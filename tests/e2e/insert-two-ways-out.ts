import { hotspot, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { endingId } from '#app/features/play/figures/ending-id.server.ts'
import { insertEdition, onDatabase } from './insert-edition.ts'

const words = (en: string, fr: string) => ({ en, fr })

export const twoWaysOut = {
  foyer: words('The foyer', 'Le vestibule'),
  box: words('The cash box', 'La petite caisse'),
  garden: words('The garden', 'Le jardin'),
  cellar: words('The cellar', 'La cave'),
  gardenWords: words('You breathe the night air.', 'Vous respirez l’air de la nuit.'),
  cellarWords: words('The trapdoor shuts above you.', 'La trappe se referme au-dessus de vous.'),
  code: '4821',
}

function documents(adventureId: string, title: { en: string; fr: string }, picture: string) {
  const { foyer, box, garden, cellar, gardenWords, cellarWords, code } = twoWaysOut
  const [shown, secret] = puzzle('box', code, ['Count the lamps.'], { name: box }, [])
  const ending = (text: { en: string; fr: string }) => ({ text, conditions: {} })
  const document = editionDocumentSchema.parse({
    schemaVersion: editionSchemaVersion,
    adventureId,
    title,
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    startSceneId: 'foyer',
    endsWhenAllSolved: false,
    scenes: [
      scene(
        'foyer',
        [
          hotspot('box', 'puzzle', 'box', { name: box, x: 30, y: 60, width: 240, height: 200 }),
          hotspot('garden', 'scene_link', 'garden', {
            name: garden,
            x: 70,
            y: 50,
            width: 240,
            height: 400,
            usable: { type: 'puzzle_solved', puzzleId: 'box' },
          }),
          hotspot('cellar', 'scene_link', 'cellar', { name: cellar, x: 50, y: 85, width: 240, height: 160 }),
        ],
        { name: foyer, description: {}, altText: foyer, imageAssetId: picture },
      ),
      scene('garden', [], {
        name: garden,
        description: {},
        altText: garden,
        imageAssetId: picture,
        ending: ending(gardenWords),
      }),
      scene('cellar', [], {
        name: cellar,
        description: {},
        altText: cellar,
        imageAssetId: picture,
        ending: ending(cellarWords),
      }),
    ],
    puzzles: [shown],
    items: [],
    npcs: [],
  })
  return {
    document,
    secrets: editionSecretsSchema.parse({
      schemaVersion: editionSchemaVersion,
      puzzles: [secret],
      items: [],
      npcs: [],
    }),
  }
}

/** As if so many parties had come to each ending before. */
export const endedBefore = (adventureId: string, plays: { garden: number; cellar: number }): Promise<unknown> =>
  onDatabase(async (client) => {
    for (const [scene, each] of Object.entries(plays))
      await client.query(
        `insert into place_figures (edition_id, kind, place_id, plays) select published_edition_id, 'ending', $2, $3 from adventures where id = $1`,
        [adventureId, endingId(`scene ${scene}`), each],
      )
  })

export const insertTwoWaysOut = (title: { en: string; fr: string }, priceCents = 0): Promise<string> =>
  insertEdition(
    {
      title,
      priceCents,
      description: words('Two ways out, and one of them is better.', 'Deux sorties, dont une meilleure que l’autre.'),
    },
    (adventureId, picture) => documents(adventureId, title, picture),
  )

import { hotspot, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import type { EditionPuzzle } from '#app/features/engine/edition.schema.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import type { SecretPuzzle } from '#app/features/engine/edition-secrets.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import type { JsonObject, PuzzleFixtures, Size } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import type { ObjectPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import { usualPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import { puzzleTypes } from '#app/features/puzzles/registry/puzzle-types.ts'
import { insertEdition } from './insert-edition.ts'

const words = (en: string, fr: string) => ({ en, fr })

export const things = {
  title: words('Things with locks', 'Des choses qui ferment'),
  description: words(
    'It has stood here since the fire, and nobody has touched it. Whoever made it knew that one day somebody patient would come, and left three marks on its side for them to find.',
    'Il est là depuis l’incendie, et personne n’y a touché. Qui l’a fait savait qu’un jour viendrait quelqu’un de patient, et lui a laissé trois marques sur le côté.',
  ),
  thing: words('A chest bound in brass', 'Un coffre cerclé de laiton'),
}

type Lying = [name: string, puzzle: EditionPuzzle, secret: SecretPuzzle]

/** One puzzle of each type and three more locks, each in a thing of this size, and in this place or one in the
 * proportions that it needs. */
export async function insertThings(of: Size, place?: ObjectPlace): Promise<{ id: string; names: string[] }> {
  const lying: Lying[] = []
  for (const type of puzzleTypes)
    for (const at of type.id === 'code_entry' ? [0, 1, 7, 9] : [0]) lying.push(await laid(type, at, of, place))
  const id = await insertEdition(things, (adventureId, picture) => ({
    document: editionDocumentSchema.parse({
      schemaVersion: editionSchemaVersion,
      adventureId,
      title: things.title,
      primaryLanguage: 'en',
      languages: ['en', 'fr'],
      startSceneId: 'hall',
      endsWhenAllSolved: false,
      scenes: [
        scene(
          'hall',
          lying.map(([, { id, name }], at) =>
            hotspot(`to-${id}`, 'puzzle', id, { name, x: 5 + 6 * at, width: 100, height: 200 }),
          ),
          { name: things.title, description: {}, altText: things.title, imageAssetId: picture },
        ),
      ],
      puzzles: lying.map(([, { object, ...shown }]) => ({
        ...shown,
        imageAssetId: shown.imageAssetId === null ? null : picture,
        object: { ...object, assetId: picture },
      })),
      items: [],
      npcs: [],
    }),
    secrets: editionSecretsSchema.parse({
      schemaVersion: editionSchemaVersion,
      puzzles: lying.map(([, , secret]) => secret),
      items: [],
      npcs: [],
    }),
  }))
  return { id, names: lying.map(([name]) => name) }
}

async function laid(found: PuzzleType, at: number, of: Size, place?: ObjectPlace): Promise<Lying> {
  // Without a bundler there is no glob
  const type = found.id
  const folder = `../../app/features/puzzles/types/${type}`
  const { fixtures } = (await import(`${folder}/fixtures.ts`)) as { fixtures: PuzzleFixtures }
  const { leastSize } = (await import(`${folder}/rules/least-size.ts`)) as { leastSize: (of: JsonObject) => Size }
  const draft = found.read(fixtures.cases[at]!)!
  const presented = found.present(draft.configuration)
  const name = `${type} ${at}`
  const [shown, secret] = puzzle(`${type}-${at}`, '1111', [], {}, [])
  const own = { type, typeVersion: found.version }
  return [
    name,
    {
      ...shown,
      ...own,
      name: words(name, name),
      description: things.description,
      imageAssetId: found.worksOnPicture ? '' : null,
      configuration: { en: presented },
      object: { assetId: '', altText: things.thing, place: place ?? usualPlace(of, leastSize(presented)) },
    },
    { ...secret, ...own, configuration: { en: draft.configuration }, solution: { en: draft.solution } },
  ]
}

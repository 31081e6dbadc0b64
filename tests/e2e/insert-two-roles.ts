import { hotspot, look, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { editionDocumentSchema, editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { editionSecretsSchema } from '#app/features/engine/edition-secrets.schema.ts'
import { insertEdition } from './insert-edition.ts'

const words = (en: string, fr: string) => ({ en, fr })

/** A clue in two halves: A reads the sign, B has the lock, and a den of their own. */
export const twoRoles = {
  title: words('The split clue', 'L’indice partagé'),
  hall: words('The lamp room', 'La salle des lampes'),
  sign: words('The painted sign', 'L’enseigne peinte'),
  signWords: words('Painted in white: 4821.', 'Peint en blanc : 4821.'),
  lock: words('The iron lock', 'Le cadenas de fer'),
  hint: words('Somebody else reads it.', 'Quelqu’un d’autre le lit.'),
  den: words('The narrow den', 'Le réduit'),
  toDen: words('Into the den', 'Vers le réduit'),
  back: words('Back to the lamps', 'Retour aux lampes'),
  code: '4821',
  plate: words('The plate under the lamp', 'La dalle sous la lampe'),
  plateWords: words('Something clicks in the wall.', 'Un déclic dans le mur.'),
  pedal: words('The iron pedal', 'La pédale de fer'),
  pedalWords: words('A weight falls, far below.', 'Un poids tombe, loin en dessous.'),
}

const forRole = (role: 'a' | 'b') => ({ type: 'role' as const, role })
const size = { width: 300, height: 240 }

export const insertTwoRoles = (): Promise<string> => {
  const { title, hall, sign, signWords, lock, hint, den, toDen, back, code, ...presses } = twoRoles
  const { plate, plateWords, pedal, pedalWords } = presses
  const [shown, secret] = puzzle('lock', code, [hint.en], { name: lock, hintRoles: ['a'] }, [])
  const description = words('One sees the sign, the other the lock.', 'L’une voit l’enseigne, l’autre le cadenas.')
  return insertEdition({ title, description }, (adventureId, picture) => ({
    document: editionDocumentSchema.parse({
      schemaVersion: editionSchemaVersion,
      adventureId,
      title,
      primaryLanguage: 'en',
      languages: ['en', 'fr'],
      startSceneId: 'hall',
      endsWhenAllSolved: false,
      hasRoles: true,
      scenes: [
        scene(
          'hall',
          [
            { ...look('sign'), name: sign, x: 25, ...size, visible: forRole('a') },
            hotspot('lock', 'puzzle', 'lock', { name: lock, x: 75, ...size, visible: forRole('b') }),
            { ...look('plate'), name: plate, x: 15, y: 85, ...size, visible: forRole('a'), together: ['pedal'] },
            { ...look('pedal'), name: pedal, x: 85, y: 85, ...size, visible: forRole('b'), together: ['plate'] },
            hotspot('to-den', 'scene_link', 'den', { name: toDen, x: 50, y: 85, ...size, visible: forRole('b') }),
          ],
          { name: hall, description: {}, altText: hall, imageAssetId: picture },
        ),
        scene('den', [hotspot('back', 'scene_link', 'hall', { name: back, ...size })], {
          role: 'b',
          name: den,
          description: {},
          altText: den,
          imageAssetId: picture,
        }),
      ],
      puzzles: [shown],
      items: [],
      npcs: [],
    }),
    secrets: editionSecretsSchema.parse({
      schemaVersion: editionSchemaVersion,
      puzzles: [secret],
      items: [],
      npcs: [],
      looks: [
        { hotspotId: 'sign', lines: [signWords], picture: null, sound: null },
        { hotspotId: 'plate', lines: [plateWords], picture: null, sound: null },
        { hotspotId: 'pedal', lines: [pedalWords], picture: null, sound: null },
      ],
    }),
  }))
}

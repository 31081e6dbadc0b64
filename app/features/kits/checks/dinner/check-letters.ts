import { isFineOnPaper } from '#app/features/kits/checks/paper/name-on-paper.ts'
import { unprintedIn } from '#app/features/kits/checks/paper/unprinted-in.ts'
import { dinnerParts } from '#app/features/kits/documents/dinner.ts'
import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { found } from './dinner-finding.ts'
import type { DinnerCheck } from './dinner-finding.ts'

/** A name on its tag, beside the name of who plays, and on its place card; mm and pt. */
const namePlaces = [
  { width: 72, height: 22, points: 24 },
  { width: 154, height: 26, points: 40 },
]

/** Finds names that do not fit their tag, and letters that nothing prints. */
export const checkLetters: DinnerCheck = ({ document, languages }) => [
  ...document.characters.flatMap((row) => {
    const isFine = languages.every((language) => isFineOnPaper(textOf(row, 'name', language), namePlaces))
    const where = { entity: 'character', id: row.id, field: 'name' } as const
    return isFine ? [] : [found('name_too_long', where, { name: row.name })]
  }),
  ...unprintedIn(documentTexts(dinnerParts, document)).map(({ entity, row, name, field, letters }) =>
    found('letters_unprinted', { entity, id: row.id, field }, { name, letters }),
  ),
]

import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import { isInWords, roomParts } from '#app/features/kits/documents/room.ts'
import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import { atPuzzle, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomFinding } from './room-finding.ts'

/** Finds missing texts that players or host need, in any language. */
export const checkRoomTexts: RoomCheck = (subject) => [
  ...checkForms(subject.document),
  ...subject.document.puzzles
    .filter(({ puzzleId, description, imageAssetId }) => {
      return puzzleId === null && imageAssetId === null && isBlankText(description)
    })
    .map((puzzle) => roomFinding('sheet_empty', atPuzzle(puzzle, 'description'), named(puzzle))),
  ...checkAltTexts(subject.document),
  ...checkTranslations(subject),
]

const setupFields = ['theme', 'winningCondition', 'spaceRequirements', 'ageRecommendation'] as const
const guideFields = ['introduction', 'setupInstructions', 'hostScript', 'resetInstructions'] as const

/** Questions for the talk afterwards are optional in a room. */
function checkForms({ setup, guide }: RoomDocument): RoomFinding[] {
  const premise = isBlankText(setup.storyPremise)
    ? [roomFinding('premise_missing', { entity: 'roomSetup', id: setup.id, field: 'storyPremise' }, { name: '' })]
    : []
  return [
    ...premise,
    ...setupFields
      .filter((field) => isBlankText(setup[field]))
      .map((field) => roomFinding('setup_missing', { entity: 'roomSetup', id: setup.id, field }, { name: '', field })),
    ...guideFields
      .filter((field) => isBlankText(guide[field]))
      .map((field) => roomFinding('guide_missing', { entity: 'roomGuide', id: guide.id, field }, { name: '', field })),
  ]
}

function checkAltTexts({ puzzles, props, clues }: RoomDocument): RoomFinding[] {
  const rows = [
    ...puzzles.map((row) => ({ entity: 'roomPuzzle' as const, row, name: row.name })),
    ...props.map((row) => ({ entity: 'roomProp' as const, row, name: row.name })),
    ...clues.map((row) => ({ entity: 'roomClue' as const, row, name: row.title })),
  ]
  return rows
    .filter(({ row }) => row.imageAssetId !== null && isBlankText(row.altText))
    .map(({ entity, row, name }) => roomFinding('alt_missing', { entity, id: row.id, field: 'altText' }, { name }))
}

const checkTranslations: RoomCheck = ({ document, languages }) => {
  // All languages share a code
  const codes = new Set(document.puzzles.filter((puzzle) => !isInWords(puzzle)).map(({ id }) => id))
  return documentTexts(roomParts, document).flatMap(({ entity, row, name, texts }) =>
    languages.slice(1).flatMap((language) => {
      const own = row.translations[language]
      const missing = Object.keys(texts).filter(
        (field) => lacks(texts[field] ?? '', own?.[field]) && !(field === 'solution' && codes.has(row.id)),
      )
      const place = { entity, id: row.id, field: `${missing[0] ?? ''}.${language}` }
      return missing.length === 0
        ? []
        : [roomFinding('translation_missing', place, { name, language, count: missing.length })]
    }),
  )
}

/** In a list every text counts. */
const lacks = (text: string | readonly string[], own: unknown): boolean =>
  typeof text === 'string'
    ? !isBlankText(text) && isBlankText(own)
    : text.some((each, index) => !isBlankText(each) && isBlankText(Array.isArray(own) ? own[index] : undefined))

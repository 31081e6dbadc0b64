import type { Locale } from '#app/i18n/locale.ts'
import { isBlankText } from './words.ts'
import { dinnerParts } from './dinner.ts'
import type { Kit } from './kit.ts'
import { roomParts } from './room.ts'
import { documentTexts } from './document-texts.ts'

/** The languages in which the kit has a text at all. @param languages the primary one first */
export function writtenLanguages(kit: Kit, [primary, ...others]: readonly Locale[]): Locale[] {
  const rows =
    kit.kind === 'mystery-dinner' ? documentTexts(dinnerParts, kit.document) : documentTexts(roomParts, kit.document)
  const isWritten = (language: Locale) =>
    rows.some(({ row }) =>
      Object.values(row.translations[language] ?? {})
        .flat()
        .some((text) => !isBlankText(text)),
    )
  return primary === undefined ? [] : [primary, ...others.filter(isWritten)]
}

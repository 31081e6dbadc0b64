import { isLocale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Create } from './command.schema.ts'
import type { Draft } from './draft.ts'
import { byId } from './draft.ts'
import { createOf } from './inverse.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { childKinds } from './work.ts'

const longestName = 200

/** The row first, then its children, all with new ids. It follows its original; nothing else links to it, and its
 * references to itself point to the copy. @param changes to the copy, apart from its name */
export function copyOfRow(
  draft: Draft,
  kind: KindName,
  id: string,
  newId: () => string,
  changes: object = {},
): Create[] {
  const row = byId(draft.rows[kind]).get(id)
  if (!row) return []
  const copyId = newId()
  const primary = String(draft.rows.details[0]?.primaryLanguage)
  const called = 'title' in kindOf(kind).fields ? 'title' : 'name'
  const renamed = (texts: Row, language: string) => {
    const name = texts[called]
    return typeof name === 'string' && name ? { ...texts, [called]: copyName(name, language) } : texts
  }
  const translations = Object.entries(row.translations as Record<string, Row>).map(([language, texts]) => [
    language,
    renamed(texts, language),
  ])
  const { place } = kindOf(kind)
  const behind = place ? { [place]: Number(row[place]) + 1 } : {}
  const copy = { ...renamed(row, primary), translations: Object.fromEntries(translations), ...behind }
  const inside = childKinds(kind).flatMap((child) => {
    const { field } = kindOf(child).parent!
    return draft.rows[child].flatMap((each) =>
      each[field] === id ? [createOf(child, { ...each, [field]: copyId }, newId())] : [],
    )
  })
  const copies = [createOf(kind, { ...copy, ...changes }, copyId), ...inside]
  return JSON.parse(JSON.stringify(copies).replaceAll(id, copyId)) as Create[]
}

function copyName(name: string, language: string): string {
  const locale = isLocale(language) ? { locale: language } : {}
  const room = longestName - m.studio_scenes_copy_name({ name: '' }, locale).length
  return m.studio_scenes_copy_name({ name: name.slice(0, room) }, locale)
}

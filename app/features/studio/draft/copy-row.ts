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

/** The row first, then its children, all with new ids. It follows its original; nothing else links to it, and
 * references among these rows point to the copies. @param changes to the copy, apart from its name */
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
  const ids = new Map<unknown, string>()
  const inside = childKinds(kind).flatMap((child) => {
    const { field } = kindOf(child).parent!
    return draft.rows[child].flatMap((each) => {
      if (each[field] !== id) return []
      const own = newId()
      ids.set(each.id, own)
      return [createOf(child, { ...each, [field]: copyId }, own)]
    })
  })
  const copies = [createOf(kind, { ...copy, ...changes }, copyId), ...inside]
  const renamedIds = (_key: string, value: unknown) => ids.get(value) ?? value
  return JSON.parse(JSON.stringify(copies).replaceAll(id, copyId), renamedIds) as Create[]
}

function copyName(name: string, language: string): string {
  const locale = isLocale(language) ? { locale: language } : {}
  const room = longestName - m.studio_scenes_copy_name({ name: '' }, locale).length
  return m.studio_scenes_copy_name({ name: name.slice(0, room) }, locale)
}

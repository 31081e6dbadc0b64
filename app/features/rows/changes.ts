import { isRecord } from '#app/shared/record.ts'
export type Changes = Record<string, unknown>

export const byLanguage: ReadonlySet<string> = new Set(['translations', 'translatedFrom'])

/** The newer change wins, field by field; translations are merged text by text. */
export function mergeChanges(older: Changes, newer: Changes): Changes {
  const merged = { ...older, ...newer }
  for (const field of byLanguage)
    if (isRecord(older[field]) && isRecord(newer[field])) merged[field] = mergeTexts(older[field], newer[field])
  return merged
}

function mergeTexts(older: Changes, newer: Changes): Changes {
  const languages = [...new Set([...Object.keys(older), ...Object.keys(newer)])]
  const texts = (of: Changes, language: string) => (isRecord(of[language]) ? of[language] : {})
  return Object.fromEntries(languages.map((each) => [each, { ...texts(older, each), ...texts(newer, each) }]))
}

export function withoutThose(changes: Changes, others: Changes): Changes {
  const left = Object.entries(changes).flatMap(([field, value]): [string, unknown][] => {
    if (!Object.hasOwn(others, field)) return [[field, value]]
    const other = others[field]
    if (!byLanguage.has(field) || !isRecord(value) || !isRecord(other)) return []
    const languages = Object.entries(value).map(
      ([language, texts]) =>
        [
          language,
          isRecord(texts) && isRecord(other[language]) ? withoutThose(texts, other[language]) : texts,
        ] as const,
    )
    const some = languages.filter(([, texts]) => !isRecord(texts) || Object.keys(texts).length > 0)
    return some.length > 0 ? [[field, Object.fromEntries(some)]] : []
  })
  return Object.fromEntries(left)
}

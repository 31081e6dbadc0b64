/** What an author typed or dragged and the server has not yet; keys are the fields of the change command. */
export type Changes = Record<string, unknown>

/** The newer change wins field by field; translations language by language and field by field. */
export function mergeChanges(older: Changes, newer: Changes): Changes {
  if (!isRecord(older.translations) || !isRecord(newer.translations)) return { ...older, ...newer }
  const translations: Changes = { ...older.translations }
  for (const [language, fields] of Object.entries(newer.translations))
    translations[language] = {
      ...(isRecord(translations[language]) ? translations[language] : {}),
      ...(isRecord(fields) ? fields : {}),
    }
  return { ...older, ...newer, translations }
}

/** What of these changes is not among others; translations language by language and field by field. */
export function withoutThose(changes: Changes, others: Changes): Changes {
  const left = Object.entries(changes).flatMap(([field, value]): [string, unknown][] => {
    if (!Object.hasOwn(others, field)) return [[field, value]]
    const other = others[field]
    if (field !== 'translations' || !isRecord(value) || !isRecord(other)) return []
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

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

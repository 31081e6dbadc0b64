/** Which day an evening may be on. */
export function eveningDays(now: number): { first: string; last: string } {
  const dayMs = 24 * 60 * 60_000
  const on = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  // Somewhere it is still yesterday
  return { first: on(now - dayMs), last: on(now + 365 * dayMs) }
}

/** In place of a character. */
export const playsAsDetective = 'detective'

export const eveningFields = ['host', 'day', 'time', 'place', 'language', 'plays', 'detectives', 'people'] as const
export type EveningField = (typeof eveningFields)[number]

/** What was typed: fields of people by the character's id after this. */
export const personField = 'person '

export type TypedEvening = Partial<Record<Exclude<EveningField, 'people'>, string>> & { people: Record<string, string> }

/** What a form's fields say, before it is checked. */
export function typedEvening(sent: Record<string, unknown>): TypedEvening {
  const texts = Object.entries(sent).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    ...Object.fromEntries(texts.filter(([name]) => !name.startsWith(personField))),
    people: Object.fromEntries(
      texts.flatMap(([name, text]) => (name.startsWith(personField) ? [[name.slice(personField.length), text]] : [])),
    ),
  }
}

import { m } from '#app/i18n/generated/messages.js'

/** Names in a list of choices: those that read alike are numbered, as in findings.
 * @param kinds what stands beside each name */
export function numberedNames(names: readonly string[], kinds: readonly string[] = []): string[] {
  const soundOf = (place: number) => `${kinds[place] ?? ''} ${names[place]!}`
  const places = Map.groupBy(names.keys(), soundOf)
  return names.map((name, place) => {
    const alike = places.get(soundOf(place))!
    return alike.length > 1
      ? m.checks_which({ name, which: String(alike.indexOf(place) + 1), count: String(alike.length) })
      : name
  })
}

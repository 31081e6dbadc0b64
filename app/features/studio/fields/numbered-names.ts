import { m } from '#app/i18n/generated/messages.js'

/** Names in a list of choices: those that read alike are numbered, as in findings. */
export function numberedNames(names: readonly string[]): string[] {
  const places = Map.groupBy(names.keys(), (place) => names[place]!)
  return names.map((name, place) => {
    const alike = places.get(name)!
    return alike.length > 1
      ? m.checks_which({ name, which: String(alike.indexOf(place) + 1), count: String(alike.length) })
      : name
  })
}

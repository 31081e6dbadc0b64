import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { hotspotFaces } from './hotspot-faces.ts'

export const defaultHotspotName = (type: HotspotType, language: Locale): string =>
  hotspotFaces[type].defaultName({}, { locale: language })

export type Named = { name: string; translations: Readonly<Record<string, Record<string, unknown> | undefined>> }

const hasDefaultName = ({ type, name }: { type: HotspotType; name: unknown }): boolean =>
  locales.some((language) => name === defaultHotspotName(type, language))

/** Checks each language separately: changing the main language of a work swaps its names. */
export const hasDefaultNames = ({ type, name, translations }: Named & { type: HotspotType }): boolean =>
  [name, ...Object.values(translations).map((texts) => texts?.['name'])].some((each) =>
    hasDefaultName({ type, name: each }),
  )

/** Until its author changes it, the name of a hotspot is that of its target, in every language. */
export function namedByTarget<Hotspot extends Named & { type: HotspotType }>(
  hotspot: Hotspot,
  target: Named | undefined,
): Hotspot {
  if (!target || !hasDefaultNames(hotspot)) return hotspot
  const { type, name } = hotspot
  const follows = hasDefaultName({ type, name })
  const languages = new Set([
    ...Object.keys(hotspot.translations),
    ...(follows ? Object.keys(target.translations) : []),
  ])
  const translations = [...languages].map((language) => {
    const texts = hotspot.translations[language]
    const own = texts?.['name']
    const isOwn = typeof own === 'string' && own.trim() !== '' && !hasDefaultName({ type, name: own })
    if (isOwn || (!follows && !hasDefaultName({ type, name: own }))) return [language, texts]
    return [language, { ...texts, name: target.translations[language]?.['name'] ?? '' }]
  })
  return { ...hotspot, name: follows ? target.name : name, translations: Object.fromEntries(translations) }
}

import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'

const defaultNames = {
  scene_link: m.studio_defaults_scene_link,
  puzzle: m.studio_defaults_puzzle,
  item: m.studio_defaults_item,
  npc: m.studio_defaults_npc,
}

export type HotspotType = keyof typeof defaultNames

export const defaultHotspotName = (type: HotspotType, language: Locale): string =>
  defaultNames[type]({}, { locale: language })

type Named = { name: string; translations: Readonly<Record<string, Record<string, unknown> | undefined>> }

export const hasDefaultName = ({ type, name }: { type: HotspotType; name: unknown }): boolean =>
  locales.some((language) => name === defaultHotspotName(type, language))

/** Until its author changes it, the name of a hotspot is that of its target, in every language. */
export function namedByTarget<Hotspot extends Named & { type: HotspotType }>(
  hotspot: Hotspot,
  target: Named | undefined,
): Hotspot {
  if (!target || !hasDefaultName(hotspot)) return hotspot
  const own = Object.entries(hotspot.translations).map(([language, texts]) => [
    language,
    isOwn(texts?.['name'], hotspot.type) ? texts : { ...texts, name: target.translations[language]?.['name'] ?? '' },
  ])
  const others = Object.entries(target.translations).map(([language, texts]) => [language, { name: texts?.['name'] }])
  return { ...hotspot, name: target.name, translations: { ...Object.fromEntries(others), ...Object.fromEntries(own) } }
}

const isOwn = (name: unknown, type: HotspotType): boolean =>
  typeof name === 'string' && name.trim() !== '' && !hasDefaultName({ type, name })

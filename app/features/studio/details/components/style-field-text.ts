import type { StyleField } from '#app/features/rows/style-tags.ts'
import { m } from '#app/i18n/generated/messages.js'

const texts: Record<StyleField, () => string> = {
  photographyStyle: m.studio_style_photography,
  lightingStyle: m.studio_style_lighting,
  artStyle: m.studio_style_art,
  atmosphereStyle: m.studio_style_atmosphere,
  compositionStyle: m.studio_style_composition,
}

export const styleFieldText = (field: StyleField): string => texts[field]()

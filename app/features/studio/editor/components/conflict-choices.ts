import { rarityOrder, rarityText } from '#app/features/studio/items/components/rarity-text.ts'
import { nodeTypes } from '#app/features/studio/npcs/components/node-types.ts'
import { afterAttemptsTexts, skipPolicyTexts } from '#app/features/studio/puzzles/components/rule-texts.ts'
import { lockTexts, placementTexts, sourceTexts } from '#app/features/studio/room/components/room-texts.ts'
import { hotspotTypes, shapeTexts } from '#app/features/studio/fields/components/hotspot-types.tsx'
import { m } from '#app/i18n/generated/messages.js'

type Words = Readonly<Record<string, () => string>>

const labelsOf = (faces: Readonly<Record<string, { label: () => string }>>): Words =>
  Object.fromEntries(Object.entries(faces).map(([choice, { label }]) => [choice, label]))

const choices: Readonly<Record<string, Words>> = {
  orientation: { landscape: m.studio_landscape, portrait: m.studio_portrait },
  type: labelsOf(hotspotTypes),
  shape: shapeTexts,
  afterAttempts: afterAttemptsTexts,
  skipPolicy: skipPolicyTexts,
  rarity: Object.fromEntries(rarityOrder.map((rarity) => [rarity, () => rarityText(rarity)])),
  nodeType: labelsOf(nodeTypes),
  lockType: lockTexts,
  source: sourceTexts,
  placement: placementTexts,
}

export function choiceInWords(field: string, value: string): string | null {
  const words = Object.hasOwn(choices, field) ? choices[field] : undefined
  return words && Object.hasOwn(words, value) ? words[value]!() : null
}

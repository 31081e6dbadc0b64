import { lookText } from '#app/features/studio/dinner/components/clue-look.tsx'
import { roles } from '#app/features/studio/dinner/components/role.ts'
import { rarityOrder, rarityText } from '#app/features/studio/items/components/rarity-text.ts'
import { nodeTypes } from '#app/features/studio/npcs/components/node-types.ts'
import { afterAttemptsTexts, skipPolicyTexts } from '#app/features/studio/puzzles/components/rule-texts.ts'
import { lockTexts } from '#app/features/kits/documents/lock-texts.ts'
import { placementTexts, sourceTexts } from '#app/features/studio/room/components/room-texts.ts'
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
  role: labelsOf(roles),
  look: lookText,
  holder: { character: m.dinner_holder_guest, host: m.dinner_holder_host, table: m.dinner_holder_table },
  phase: {
    invitation: m.kits_phase_invitation,
    arrival: m.kits_phase_arrival,
    course: m.studio_dinner_course,
    accusation: m.kits_phase_accusation,
    reveal: m.kits_phase_reveal,
  },
  lockType: lockTexts,
  container: {
    unnamed: m.room_container_unnamed,
    prop: m.studio_kit_prop,
    furniture: m.room_container_furniture,
    none: m.room_container_none,
  },
  source: sourceTexts,
  placement: placementTexts,
}

export function choiceInWords(field: string, value: string): string | null {
  const words = Object.hasOwn(choices, field) ? choices[field] : undefined
  return words && Object.hasOwn(words, value) ? words[value]!() : null
}

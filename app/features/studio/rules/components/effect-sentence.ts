import { quoted, quotedName } from '#app/features/adventure/conditions/named.ts'
import type { Named } from '#app/features/adventure/conditions/named.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { wordsIn } from './effect-list.ts'
import type { EffectFields } from './effect-list.ts'

const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

export function effectWords(
  effect: EffectFields,
  named: Pick<Named, 'items' | 'scenes'>,
  primary: Locale,
): string | null {
  const item = () => ({ name: quotedName(named.items, effect.itemId), count: numberIn(effect.count, 1) })
  const scene = () => ({ name: quotedName(named.scenes, effect.sceneId) })
  const text = (value: unknown) => quoted(textIn(wordsIn(value, primary), getLocale(), primary))
  const flag = quoted(String(effect.flag ?? ''))
  switch (effect.type) {
    case 'give_item':
      return item().count > 1 ? m.studio_rules_give_many(item()) : m.studio_rules_give(item())
    case 'take_item':
      return item().count > 1 ? m.studio_rules_take_many(item()) : m.studio_rules_take(item())
    case 'say':
      return m.studio_rules_say({ text: text(effect.text) })
    case 'set_flag':
      return effect.value === undefined || effect.value === true
        ? m.studio_rules_set({ flag })
        : m.studio_rules_set_to({ flag, value: String(effect.value) })
    case 'add_experience':
      return m.studio_rules_experience({ amount: numberIn(effect.amount, 0) })
    case 'change_counter': {
      const by = numberIn(effect.by, 0)
      const words = { counter: quoted(String(effect.counter ?? '')), by: Math.abs(by) }
      return by < 0 ? m.studio_rules_lower(words) : m.studio_rules_raise(words)
    }
    case 'go_to_scene':
      return m.studio_rules_go(scene())
    case 'reveal_scene':
      return m.studio_rules_reveal(scene())
    case 'finish':
      return m.studio_rules_finish({ title: text(effect.title) })
    default:
      return null
  }
}

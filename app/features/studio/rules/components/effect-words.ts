import { quoted, quotedName } from '#app/features/adventure/conditions/named.ts'
import type { Named } from '#app/features/adventure/conditions/named.ts'
import { effectTypes } from '#app/features/engine/effects/index.ts'
import type { EffectType } from '#app/features/engine/effects/index.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { asLocalText } from './effect-list.ts'
import type { EffectFields } from './effect-list.ts'

type Names = { named: Pick<Named, 'items' | 'scenes'>; primary: Locale }

interface EffectWords {
  label: () => string
  /** What a new line begins with. */
  blank: EffectFields
  sentence: (effect: EffectFields, names: Names) => string
}

export const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const item = ({ itemId, count }: EffectFields, { named }: Names) => ({
  name: quotedName(named.items, itemId),
  count: numberIn(count, 1),
})
const scene = ({ sceneId }: EffectFields, { named }: Names) => ({ name: quotedName(named.scenes, sceneId) })
const text = (value: unknown, { primary }: Names) => quoted(textIn(asLocalText(value, primary), getLocale(), primary))

const effectWords: Record<EffectType, EffectWords> = {
  give_item: {
    label: m.studio_effect_give,
    blank: { itemId: '' },
    sentence(effect, names) {
      const given = item(effect, names)
      return given.count > 1 ? m.studio_rules_give_many(given) : m.studio_rules_give(given)
    },
  },
  take_item: {
    label: m.studio_effect_take,
    blank: { itemId: '' },
    sentence(effect, names) {
      const taken = item(effect, names)
      return taken.count > 1 ? m.studio_rules_take_many(taken) : m.studio_rules_take(taken)
    },
  },
  say: {
    label: m.studio_effect_say,
    blank: { text: {} },
    sentence: (effect, names) => m.studio_rules_say({ text: text(effect.text, names) }),
  },
  set_flag: {
    label: m.studio_effect_flag,
    blank: { flag: '' },
    sentence({ flag: name, value = true }) {
      const flag = quoted(String(name ?? ''))
      return value === true ? m.studio_rules_set({ flag }) : m.studio_rules_set_to({ flag, value: String(value) })
    },
  },
  add_experience: {
    label: m.studio_effect_experience,
    blank: { amount: 10 },
    sentence: ({ amount }) => m.studio_rules_experience({ amount: numberIn(amount, 0) }),
  },
  change_counter: {
    label: m.studio_effect_counter,
    blank: { counter: '', by: 1 },
    sentence(effect) {
      const by = numberIn(effect.by, 0)
      const words = { counter: quoted(String(effect.counter ?? '')), by: Math.abs(by) }
      return by < 0 ? m.studio_rules_lower(words) : m.studio_rules_raise(words)
    },
  },
  go_to_scene: {
    label: m.studio_effect_go,
    blank: { sceneId: '' },
    sentence: (effect, names) => m.studio_rules_go(scene(effect, names)),
  },
  reveal_scene: {
    label: m.studio_effect_reveal,
    blank: { sceneId: '' },
    sentence: (effect, names) => m.studio_rules_reveal(scene(effect, names)),
  },
  ask_others: { label: m.studio_effect_ask, blank: {}, sentence: () => m.studio_effect_ask() },
  finish: {
    label: m.studio_effect_finish,
    blank: { title: {}, text: {} },
    sentence: (effect, names) => m.studio_rules_finish({ title: text(effect.title, names) }),
  },
}

export const isEffectType = (value: unknown): value is EffectType => effectTypes.some((type) => type === value)

export const effectLabel = (type: EffectType): string => effectWords[type].label()

export const newEffect = (type: EffectType): EffectFields => ({ type, ...effectWords[type].blank })

/** What an effect does, in the reader's language. */
export const effectSentence = (effect: EffectFields, named: Names['named'], primary: Locale): string =>
  isEffectType(effect.type)
    ? effectWords[effect.type].sentence(effect, { named, primary })
    : m.studio_effect_other({ type: String(effect.type ?? '') })

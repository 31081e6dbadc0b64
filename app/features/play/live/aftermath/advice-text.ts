import { m } from '#app/i18n/generated/messages.js'
import type { GoalDeed } from '#app/features/engine/goal-deed.ts'
import type { KeptHold } from '#app/features/engine/notice.ts'
import type { AdviceProjection, LeadsToProjection } from '#app/features/engine/projection.ts'

type Names = Record<'place' | 'thing' | 'item' | 'other', string>

/** What players are told of a deed: that it is there, what to do, and that it comes after something else. */
type DeedWords = { nudge: () => string; thing: (names: Names) => string; next: () => string }

const words: Record<GoalDeed, DeedWords> = {
  puzzle: { nudge: m.play_goal_nudge_puzzle, thing: m.play_goal_thing_puzzle, next: m.play_goal_leads_puzzle },
  item: { nudge: m.play_goal_nudge_item, thing: m.play_goal_thing_item, next: m.play_goal_leads_item },
  npc: { nudge: m.play_goal_nudge_npc, thing: m.play_goal_thing_npc, next: m.play_goal_leads_npc },
  scene_link: { nudge: m.play_goal_nudge_scene_link, thing: m.play_goal_thing_scene_link, next: m.play_goal_leads_way },
  look: { nudge: m.play_goal_nudge_look, thing: m.play_goal_thing_look, next: m.play_goal_leads_look },
  use_on: { nudge: m.play_goal_nudge_use_on, thing: m.play_goal_thing_use_on, next: m.play_goal_leads_use },
  use: { nudge: m.play_goal_nudge_use, thing: m.play_goal_thing_use, next: m.play_goal_leads_use },
  combine: { nudge: m.play_goal_nudge_combine, thing: m.play_goal_thing_combine, next: m.play_goal_leads_use },
  travel: { nudge: m.play_goal_nudge_travel, thing: m.play_goal_thing_travel, next: m.play_goal_leads_way },
  wait: { nudge: m.play_goal_nudge_wait, thing: m.play_goal_thing_wait, next: m.play_goal_leads_more },
}

const forTwo: Record<KeptHold | 'together', () => string> = {
  together: m.play_goal_with_partner,
  partner: m.play_goal_alone_partner,
  other: m.play_goal_alone,
  again: m.play_goal_alone_again,
}

/** What doing that leads to. */
export const leadsToText = ({ kind, place, thing }: LeadsToProjection): string =>
  place === null || thing === null ? next(kind) : m.play_goal_leads_thing({ place, thing })

function next(kind: LeadsToProjection['kind']): string {
  if (kind === 'ending') return m.play_goal_leads_ending()
  return kind === 'more' ? m.play_goal_leads_more() : words[kind].next()
}

/** A step towards something to do: in the author's words, or else in ours, to somebody alone or not. */
export function adviceText(
  { step, deed, text, place, thing, items, takesTwo }: AdviceProjection,
  isAlone: boolean,
): string {
  if (text !== null) return text
  if (step === 'nudge') return words[deed].nudge()
  if (step === 'thing') {
    const [item = '', other = ''] = items
    const said = words[deed].thing({ place: place ?? '', thing: thing ?? '', item, other })
    return takesTwo ? `${said} ${forTwo[isAlone ? takesTwo : 'together']()}` : said
  }
  if (place !== null) return m.play_goal_place({ place })
  return deed === 'wait' ? m.play_goal_place_wait() : m.play_goal_place_carried()
}

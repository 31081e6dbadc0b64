import { m } from '#app/i18n/generated/messages.js'
import type { GoalDeed } from '#app/features/engine/goal-deed.ts'
import type { KeptHold } from '#app/features/engine/notice.ts'
import type { AdviceProjection, LeadsToProjection } from '#app/features/engine/projection.ts'

const nudges: Record<GoalDeed, () => string> = {
  puzzle: m.play_goal_nudge_puzzle,
  item: m.play_goal_nudge_item,
  npc: m.play_goal_nudge_npc,
  scene_link: m.play_goal_nudge_scene_link,
  look: m.play_goal_nudge_look,
  use_on: m.play_goal_nudge_use_on,
  use: m.play_goal_nudge_use,
  combine: m.play_goal_nudge_combine,
  travel: m.play_goal_nudge_travel,
  wait: m.play_goal_nudge_wait,
}

type Names = Record<'place' | 'thing' | 'item' | 'other', string>

const things: Record<GoalDeed, (names: Names) => string> = {
  puzzle: m.play_goal_thing_puzzle,
  item: m.play_goal_thing_item,
  npc: m.play_goal_thing_npc,
  scene_link: m.play_goal_thing_scene_link,
  look: m.play_goal_thing_look,
  use_on: m.play_goal_thing_use_on,
  use: m.play_goal_thing_use,
  combine: m.play_goal_thing_combine,
  travel: m.play_goal_thing_travel,
  wait: m.play_goal_thing_wait,
}

const forTwo: Record<KeptHold | 'together', () => string> = {
  together: m.play_goal_with_partner,
  partner: m.play_goal_alone_partner,
  other: m.play_goal_alone,
  again: m.play_goal_alone_again,
}

const next: Record<LeadsToProjection['kind'], () => string> = {
  ending: m.play_goal_leads_ending,
  more: m.play_goal_leads_more,
  puzzle: m.play_goal_leads_puzzle,
  item: m.play_goal_leads_item,
  npc: m.play_goal_leads_npc,
  scene_link: m.play_goal_leads_way,
  look: m.play_goal_leads_look,
  use_on: m.play_goal_leads_use,
  use: m.play_goal_leads_use,
  combine: m.play_goal_leads_use,
  travel: m.play_goal_leads_way,
  wait: m.play_goal_leads_more,
}

/** What doing that leads to. */
export const leadsToText = ({ kind, place, thing }: LeadsToProjection): string =>
  place === null || thing === null ? next[kind]() : m.play_goal_leads_thing({ place, thing })

/** A step towards something to do: in the author's words, or else in ours, to somebody alone or not. */
export function adviceText(
  { step, deed, text, place, thing, items, takesTwo }: AdviceProjection,
  isAlone: boolean,
): string {
  if (text !== null) return text
  if (step === 'nudge') return nudges[deed]()
  if (step === 'thing') {
    const [item = '', other = ''] = items
    const said = things[deed]({ place: place ?? '', thing: thing ?? '', item, other })
    return takesTwo ? `${said} ${forTwo[isAlone ? takesTwo : 'together']()}` : said
  }
  if (place !== null) return m.play_goal_place({ place })
  return deed === 'wait' ? m.play_goal_place_wait() : m.play_goal_place_carried()
}

import { m } from '#app/i18n/generated/messages.js'
import type { KeptHold, Notice } from '#app/features/engine/notice.ts'
import type { RefusalCode } from '#app/features/engine/turn.ts'
import { awayMinutes } from '#app/features/play/runs/away-minutes.ts'
import { formatDuration } from '#app/i18n/duration.ts'

/** Null for what the screen shows in its own way. */
export function noticeText(notice: Notice): string | null {
  switch (notice.type) {
    case 'item_gained':
      return notice.count > 1
        ? m.play_found_several({ item: notice.itemName, count: notice.count })
        : m.play_found({ item: notice.itemName })
    case 'item_used':
      return notice.otherItemName === null
        ? m.play_used({ item: notice.itemName })
        : m.play_combined({ item: notice.itemName, other: notice.otherItemName })
    case 'item_lost':
      return m.play_lost({ item: notice.itemName })
    case 'scene_revealed':
      return m.play_revealed({ scene: notice.sceneName })
    case 'experience_gained':
      return m.play_experience({ amount: notice.amount })
    case 'counter_changed':
      return m.play_counter_changed({ name: notice.name, change: signed(notice.by), value: notice.value })
    case 'puzzle_solved':
      return notice.revealed
        ? m.play_revealed_puzzle({ puzzle: notice.puzzleName })
        : m.play_solved({ puzzle: notice.puzzleName, count: notice.points })
    case 'attempts_exhausted':
      return notice.penaltyMs > 0
        ? m.play_time_penalty({ time: formatDuration(notice.penaltyMs) })
        : notice.answerOffered
          ? m.play_answer_offered()
          : null
    case 'found_shut':
      return notice.text
    case 'held':
      return notice.kept && keptText[notice.kept]()
    case 'done_together':
      return doneTogetherText(notice)
    case 'untimed_set':
      return notice.untimed ? m.play_untimed_on() : m.play_untimed_off()
    default:
      return null
  }
}

const keptText: Record<KeptHold, () => string> = {
  again: m.together_hold_again,
  other: m.together_hold_alone,
  partner: () => m.together_hold_partner({ minutes: awayMinutes }),
}

const doneTogetherText = ({ playerId, partnerId }: Extract<Notice, { type: 'done_together' }>): string =>
  playerId === partnerId ? m.together_done_alone() : m.together_done_own()

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`)

const refusals: Partial<Record<RefusalCode, () => string>> = {
  blocked: m.play_blocked,
  nothingHere: m.play_nothing_here,
  alreadyHeld: m.play_already_held,
  cannotUse: m.play_cannot_use,
  cannotUseOn: m.play_cannot_use_on,
  cannotCombine: m.play_cannot_combine,
  nothingToSay: m.play_nothing_to_say,
  choiceNeeded: m.play_choice_needed,
  choiceLocked: m.play_choice_locked,
  movedOn: m.play_talk_moved_on,
  notTalking: m.play_talk_over,
  noHintLeft: m.play_no_hint_left,
  hintGiven: m.play_hint_given,
  nothingToAdd: m.play_nothing_to_add,
  voteOpen: m.play_vote_open,
  cannotReveal: m.play_cannot_reveal,
  timeUp: m.play_time_up,
  halted: m.groups_refused_halted,
  outOfTime: m.play_time_up,
  malformedAnswer: m.play_malformed_answer,
}

/** Null where the screen shows it anyway (an item that is gone, a puzzle that somebody else solved). */
export const moveRefusalText = (code: RefusalCode): string | null => refusals[code]?.() ?? null

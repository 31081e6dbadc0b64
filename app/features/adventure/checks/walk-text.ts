import { m } from '#app/i18n/generated/messages.js'
import type { WalkStep } from './walk-step.ts'

type Words = { name: string; other: string; minutes: number }

const texts: Record<WalkStep['type'], (words: Words) => string> = {
  go: m.checks_step_go,
  travel: m.checks_step_go,
  take: m.checks_step_take,
  talk: m.checks_step_talk,
  choose: m.checks_step_choose,
  press: m.checks_step_press,
  leave: () => m.checks_step_leave(),
  open: m.checks_step_open,
  solve: m.checks_step_solve,
  answer_wrong: m.checks_step_answer_wrong,
  take_hint: m.checks_step_take_hint,
  use: m.checks_step_use,
  use_on: m.checks_step_use_on,
  combine: m.checks_step_combine,
  wait: m.checks_step_wait,
}

export function walkText({ type, name, other, minutes }: WalkStep): string {
  const named = (text: string) => (text.trim() === '' ? m.checks_untitled() : text)
  return texts[type]({ name: named(name), other: named(other), minutes })
}

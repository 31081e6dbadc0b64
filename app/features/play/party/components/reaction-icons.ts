import Hourglass from 'lucide-react/icons/hourglass'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import PartyPopper from 'lucide-react/icons/party-popper'
import Sparkles from 'lucide-react/icons/sparkles'
import Annoyed from 'lucide-react/icons/annoyed'
import type { ComponentType } from 'react'
import type { Reaction } from '#app/features/play/live/stream-events.ts'

export const reactionIcons: Record<Reaction, ComponentType<{ 'aria-hidden': 'true'; className?: string }>> = {
  bravo: PartyPopper,
  aha: Lightbulb,
  wow: Sparkles,
  hmm: MessageCircleQuestionMark,
  hurry: Hourglass,
  oops: Annoyed,
}

import { m } from '#app/i18n/generated/messages.js'
import type { Delay } from './use-sender.ts'

const words = { reconnecting: m.play_reconnecting, limited: m.play_slowed, coming: m.play_coming }

/** The region is always there, so that its words are read out when they come. */
export function ConnectionStrip({ delay }: { delay: Delay }) {
  return (
    <p role="status" className="play-connection">
      {delay === null ? '' : words[delay]()}
    </p>
  )
}

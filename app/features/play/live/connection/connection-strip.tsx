import { m } from '#app/i18n/generated/messages.js'
import type { Delay } from './use-sender.ts'

const words = { reconnecting: m.play_reconnecting, limited: m.play_slowed, coming: m.play_coming }

/** The live region is always in the page, so that new words in it are read out. */
export function ConnectionStrip({ delay }: { delay: Delay }) {
  return (
    <p role="status" className="play-connection">
      {delay === null ? '' : words[delay]()}
    </p>
  )
}

import { m } from '#app/i18n/generated/messages.js'

/** The region is always there, so that its words are read out when they come. */
export function ConnectionStrip({ reconnecting }: { reconnecting: boolean }) {
  return (
    <p role="status" className="play-connection">
      {reconnecting ? m.play_reconnecting() : ''}
    </p>
  )
}

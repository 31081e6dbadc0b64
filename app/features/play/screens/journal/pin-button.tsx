import Pin from 'lucide-react/icons/pin'
import { m } from '#app/i18n/generated/messages.js'

/** Keeps a line of the journal beside puzzles, or no longer. */
export function PinButton({ pinned, onPress }: { pinned: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-pressed={pinned} title={m.play_pin()} onClick={onPress} className="play-pin">
      <Pin aria-hidden="true" className={pinned ? 'size-5 fill-current' : 'size-5'} />
      <span className="sr-only">{m.play_pin()}</span>
    </button>
  )
}

import Hand from 'lucide-react/icons/hand'
import { m } from '#app/i18n/generated/messages.js'
import type { HoldProjection } from '#app/features/engine/projection.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'

/** How long it says that nobody came, in ms. */
const lateMs = 6_000

/** What takes two and waits for the second: who holds it, for how long, and that it was too late. */
export function HoldCard({ party }: { party: Party }) {
  const [hold] = party.holds.filter(({ leftMs }) => leftMs !== null)
  const leftMs = useTimeLeft(hold?.leftMs ? hold.leftMs + lateMs : 0, hold)
  const isLate = leftMs <= lateMs
  const text = hold && leftMs > 0 ? (isLate ? lateText(hold, party) : holdText(hold, party)) : null
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {hold && text !== null && (
        <div aria-hidden="true" className="party-hold">
          <Hand className="size-6 shrink-0" />
          <p>
            <span className="font-semibold">{text}</span>{' '}
            {!isLate && (
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {m.together_vote_left({ seconds: Math.ceil((leftMs - lateMs) / 1000) })}
              </span>
            )}
          </p>
          {!isLate && <span className="party-hold-time" style={{ animationDuration: `${hold.leftMs}ms` }} />}
        </div>
      )}
    </>
  )
}

const isOwn = ({ playerId }: HoldProjection, { you }: Party): boolean => playerId === you

const nameOf = ({ playerId }: HoldProjection, party: Party): string =>
  party.lookOf(playerId)?.name ?? m.together_somebody()

function holdText(hold: HoldProjection, party: Party): string {
  const { thing } = hold
  if (isOwn(hold, party)) return m.together_hold_own({ thing: thing || m.play_hotspot_look() })
  const name = nameOf(hold, party)
  return thing === null
    ? m.together_hold_by_unknown({ name })
    : m.together_hold_by({ name, thing: thing || m.play_hotspot_look() })
}

const lateText = (hold: HoldProjection, party: Party): string =>
  isOwn(hold, party) ? m.together_hold_late() : m.together_hold_late_by({ name: nameOf(hold, party) })

/** What somebody who was alone has wedged. */
export function KeptHolds({ party }: { party: Party }) {
  const kept = party.holds.filter(({ leftMs }) => leftMs === null)
  if (kept.length === 0) return null
  return (
    <ul role="list" className="party-kept">
      {kept.map(({ thing }, place) => (
        <li key={place}>
          <Hand aria-hidden="true" className="size-4 shrink-0" />
          {thing === null
            ? m.together_hold_kept_unknown()
            : m.together_hold_kept({ thing: thing || m.play_hotspot_look() })}
        </li>
      ))}
    </ul>
  )
}

import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { Avatar } from './avatar.tsx'

export function OthersAtPuzzle({ puzzleId }: { puzzleId: string }) {
  const party = usePartyContext()
  if (!party) return null
  const there = party.places.filter((place) => place.playerId !== party.you && place.puzzleId === puzzleId)
  const looks = there.map(({ playerId }) => party.lookOf(playerId)).filter((look) => look !== null)
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-[0.9375rem] text-muted empty:sr-only">
      {looks.length > 0 && (
        <>
          <span className="flex -space-x-2">
            {looks.map((look) => (
              <Avatar key={look.playerId} look={look} size="small" />
            ))}
          </span>
          {m.together_at_this_puzzle({ names: formatList(looks.map(({ name }) => name)) })}
        </>
      )}
    </div>
  )
}

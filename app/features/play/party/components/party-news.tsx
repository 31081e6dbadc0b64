import { m } from '#app/i18n/generated/messages.js'
import { reactionWord } from '#app/features/play/party/party-remarks.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Avatar, colourOf } from './avatar.tsx'
import { reactionIcons } from './reaction-icons.ts'

export function PartyNews({ party }: { party: Party }) {
  const { shown, more } = party.state.news
  return (
    <div role="status" aria-label={m.together_news()} className="party-news">
      {shown.map((remark) => (
        <p key={remark.id} className="party-remark">
          {party.lookOf(remark.playerId) && <Avatar look={party.lookOf(remark.playerId)} size="small" />}
          <span className="min-w-0">{remark.text}</span>
        </p>
      ))}
      {more > 0 && <p className="party-remark">{m.together_more({ count: more })}</p>}
    </div>
  )
}

export function FloatingReactions({ party }: { party: Party }) {
  const { reactions } = party.state
  if (reactions.length === 0) return null
  return (
    <div aria-hidden="true" className="party-floats">
      {reactions.map(({ id, playerId, reaction }) => {
        const Icon = reactionIcons[reaction]
        const look = party.lookOf(playerId)
        return (
          <p key={id} className="party-float" style={{ ...colourOf(look), '--drift': id % 3 } as React.CSSProperties}>
            <Avatar look={look} size="small" />
            <Icon aria-hidden="true" className="size-5" />
            {reactionWord(reaction)}
          </p>
        )
      })}
    </div>
  )
}

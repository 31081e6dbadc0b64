import { m } from '#app/i18n/generated/messages.js'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Avatar } from './avatar.tsx'

const mostLines = 12

export function LatelyPart({ party }: { party: Party }) {
  const { lately } = party.state.news
  return (
    <section aria-label={m.together_lately()} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-subheading">{m.together_lately()}</h3>
      {lately.length === 0 && <p className="text-muted">{m.together_lately_empty()}</p>}
      <ul role="list" className="grid gap-1.5">
        {lately.slice(0, mostLines).map((remark) => (
          <li key={remark.id} className="flex gap-2 text-[0.9375rem]">
            {party.lookOf(remark.playerId) && <Avatar look={party.lookOf(remark.playerId)} size="small" />}
            <span className="min-w-0">{remark.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { journalNews } from '#app/features/play/party/party-state.ts'
import { usePartyContext } from '#app/features/play/party/use-party.ts'
import { Avatar } from './avatar.tsx'

export function JournalNews() {
  const party = usePartyContext()
  const [since] = useState(party?.state.journalRead ?? 0)
  const readJournal = party?.readJournal
  useEffect(() => {
    readJournal?.()
    // Whatever arrived while it was open has been seen, too
    return () => readJournal?.()
  }, [readJournal])
  if (!party) return null
  const news = journalNews({ ...party.state, journalRead: since })
  if (news.length === 0) return null
  return (
    <section className="grid gap-2 border-b border-line pb-4">
      <h3 className="text-subheading">{m.together_journal_news()}</h3>
      <ul role="list" className="grid gap-1.5">
        {news.map((remark) => (
          <li key={remark.id} className="flex gap-2 text-[0.9375rem]">
            {party.lookOf(remark.playerId) && <Avatar look={party.lookOf(remark.playerId)} size="small" />}
            <span className="min-w-0">{remark.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

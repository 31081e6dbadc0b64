import BookOpen from 'lucide-react/icons/book-open'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { journalNews } from '#app/features/play/party/party-state.ts'
import { usePartyContext } from '#app/features/play/party/use-party.ts'

/** The mark has no text for screen readers: the news was read out when it happened. */
export function JournalButton({ onOpen }: { onOpen: () => void }) {
  const party = usePartyContext()
  const news = party ? journalNews(party.state).length : 0
  const label = news > 0 ? m.together_journal_marked({ count: formatNumber(news) }) : m.play_journal()
  return (
    <button type="button" onClick={onOpen} title={label} className="play-tool relative">
      <BookOpen aria-hidden="true" />
      <span className="play-tool-name" aria-hidden={news > 0}>
        {m.play_journal()}
      </span>
      {news > 0 && (
        <span aria-hidden="true" className="party-count xl:static">
          {formatNumber(news)}
        </span>
      )}
      {news > 0 && <span className="sr-only">{label}</span>}
    </button>
  )
}

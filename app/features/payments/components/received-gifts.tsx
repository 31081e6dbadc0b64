import type { Poster } from '#app/features/adventure/posters.queries.server.ts'
import type { ReceivedGift } from '#app/features/payments/gifts/received.queries.server.ts'
import { takenBackText } from '#app/features/payments/standing-text.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { FramedCover } from './framed-cover.tsx'

type Props = { gifts: readonly ReceivedGift[]; posters: Record<string, Poster> }

/** Gifts received: as much the person's own as what they bought. */
export function ReceivedGifts({ gifts, posters }: Props) {
  if (gifts.length === 0) return null
  return (
    <Headed id="received" title={m.gifts_received()}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {gifts.map((gift) => (
          <Received key={gift.id} gift={gift} poster={gift.adventureId ? posters[gift.adventureId] : undefined} />
        ))}
      </ul>
    </Headed>
  )
}

function Received({ gift, poster }: { gift: ReceivedGift; poster: Poster | undefined }) {
  const zone = useReaderZone()
  const { adventureId, giver, message, mayPlay } = gift
  const title = poster?.title ?? gift.title
  const date = formatDate(gift.redeemedAt, zone)
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 p-5">
      {poster?.cover && <FramedCover cover={poster.cover} className="w-32 shrink-0 max-sm:w-24" />}
      <div className="grid min-w-0 flex-[1_1_9rem] gap-1.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="min-w-0 font-display text-lg font-semibold" lang={poster?.titleLanguage}>
            {adventureId && mayPlay ? (
              <Link to={`/play/${adventureId}`} className={textLinkStyles}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <Badge tone={gift.isTakenBack ? 'grey' : 'success'}>
            {gift.isTakenBack ? m.gifts_received_taken_back() : m.gifts_gift()}
          </Badge>
        </div>
        <p className="text-muted">
          {giver === null ? m.gifts_received_on({ date }) : m.gifts_received_from({ name: giver, date })}
        </p>
        {message && (
          <blockquote lang={gift.messageLanguage} className="border-l-4 border-brass pl-4 whitespace-pre-line italic">
            {message}
          </blockquote>
        )}
        {gift.isTakenBack && <p>{takenBackText(gift, title)}</p>}
      </div>
    </li>
  )
}

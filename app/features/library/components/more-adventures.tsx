import { m } from '#app/i18n/generated/messages.js'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import type { Card } from '#app/features/library/card.present.ts'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AdventureShelf } from './adventure-card.tsx'

export function MoreAdventures({
  adventure: { creatorId, creatorName },
  cards,
}: {
  adventure: AdventurePage
  cards: readonly Card[]
}) {
  if (cards.length === 0 || creatorId === null || creatorName === null) return null
  return (
    <PageSection ground="well" aria-labelledby="more" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="more" className="text-heading">
          {m.adventure_more_heading({ name: creatorName })}
        </h2>
        <TextLink to={`/creators/${creatorId}`}>{m.adventure_more_all({ name: creatorName })}</TextLink>
      </div>
      <AdventureShelf cards={cards} />
    </PageSection>
  )
}

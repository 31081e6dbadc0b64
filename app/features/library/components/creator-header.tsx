import type { CreatorPage } from '#app/features/library/creator.present.ts'
import { formatMonth, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export function CreatorHeader({ creator }: { creator: CreatorPage }) {
  return (
    <PageSection ground="stage" className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <Portrait src={creator.avatar} name={creator.name} priority className="size-24 text-4xl sm:size-32 sm:text-5xl" />
      <div className="grid min-w-0 content-center gap-2">
        <p className="text-sm font-semibold tracking-wide text-brass-ink">{m.creators_eyebrow()}</p>
        <h1 translate="no" className="text-title">
          {creator.name}
        </h1>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
          <li>{m.creators_since({ month: formatMonth(creator.since) })}</li>
          <li>
            {creator.adventures === 1
              ? m.library_results_one()
              : m.library_results_many({ count: formatNumber(creator.adventures) })}
          </li>
          {creator.plays > 0 && (
            <li>
              {creator.plays === 1
                ? m.creators_plays_one()
                : m.creators_plays_many({ count: formatNumber(creator.plays) })}
            </li>
          )}
        </ul>
      </div>
      {creator.story && (
        <Headed id="character-story" title={m.creators_story_heading()} className="grid gap-2 sm:col-start-2">
          <p lang={creator.storyLanguage} className="max-w-prose leading-relaxed whitespace-pre-line">
            {creator.story}
          </p>
        </Headed>
      )}
      <p className="sm:col-start-2">
        <TextLink to={`/report/creator/${creator.id}`} className="text-sm">
          {m.report_this_creator()}
        </TextLink>
      </p>
    </PageSection>
  )
}

import { useCallback, useMemo, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { may, mayWrite } from '#app/features/drafts/draft.policy.ts'
import { useDraft, useEditor, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages, otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { troubleOf } from '#app/features/studio/draft/log/log.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { errorOfLine, problemOfLine } from '#app/features/studio/texts/error-of-line.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SuggestTranslations } from './suggest-translations.tsx'
import { TextPlaceTable } from './text-place.tsx'
import { TextsToolbar } from './texts-toolbar.tsx'
import { useTextEdits } from './use-text-edits.ts'
import { useTextTable } from './use-text-table.ts'

/** @param tools what else can be done with the texts */
export function TextsTab({ tools }: { tools?: ReactNode }) {
  const { details, role } = useDraft()
  const { primary, other } = contentLanguages(details)
  const languages = useMemo(() => other && { primary, other }, [primary, other])
  return (
    <section aria-labelledby="texts" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="texts" className="text-heading">
          {m.texts_title()}
        </h2>
        {role.name === 'translator' && other !== role.language && other && (
          <Notice tone="info">{m.people_not_your_language()}</Notice>
        )}
        {other && (
          <p className="max-w-prose text-muted">
            {m.texts_intro()} <span className="pointer-coarse:hidden">{m.texts_intro_keys()}</span>
            <span className="not-pointer-coarse:hidden">{m.texts_intro_touch()}</span>
          </p>
        )}
      </header>
      {tools}
      {languages ? <Table languages={languages} /> : <OneLanguage />}
    </section>
  )
}

function OneLanguage() {
  const store = useStore()
  const { details, role } = useDraft()
  const { primaryLanguage } = details
  const other = otherLanguage(primaryLanguage)
  const mayOffer = mayWrite(role, { kind: 'details', language: primaryLanguage }, details)
  return (
    <EmptyState
      headingLevel={3}
      title={m.texts_one_language({ language: languageName(primaryLanguage) })}
      action={
        mayOffer && (
          <Button variant="accent" onClick={() => store.edit(details.id, { languages: [primaryLanguage, other] })}>
            {m.texts_offer({ language: languageName(other) })}
          </Button>
        )
      }
    >
      <p>
        {mayOffer
          ? m.studio_also_in_hint({ language: languageName(primaryLanguage) })
          : m.people_one_language({ language: languageName(other) })}
      </p>
    </EmptyState>
  )
}

function Table({ languages }: { languages: TextLanguages }) {
  const table = useTextTable(languages)
  const mayEdit = may(useDraft().role, 'edit')
  const list = useRef<HTMLDivElement>(null)
  const edits = useTextEdits(languages, table.keep)
  const errorOf = useErrorOf(languages)
  const turnTo = (page: number) => {
    table.turnTo(page)
    list.current?.focus()
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <TextsToolbar table={table} action={mayEdit && <SuggestTranslations languages={languages} />} />
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={m.texts_title()}
        onKeyDown={moveOn}
        onBlur={edits.leave}
        className="grid scroll-mt-28 gap-4 outline-none"
      >
        {table.places.map((place) => (
          <TextPlaceTable key={place.id} place={place} languages={languages} errorOf={errorOf} edits={edits} />
        ))}
        {table.shown === 0 && (
          <EmptyState title={table.search === '' && table.filter !== 'all' ? m.texts_done() : m.texts_none()} />
        )}
      </div>
      {table.pages > 1 && <Pages page={table.page} pages={table.pages} onTurn={turnTo} />}
    </>
  )
}

function useErrorOf({ other }: TextLanguages): (line: TextLine) => string | null {
  const { log } = useEditor()
  return useCallback(
    (line) => {
      const problem = problemOfLine(line)
      if (problem) return studioErrorText(problem)
      const why = troubleOf(log, line.row)?.why
      const found = why ? errorOfLine(line, why, other) : null
      return found === 'row' && why ? commandRefusalText(why) : found && studioErrorText(found)
    },
    [log, other],
  )
}

function moveOn(event: KeyboardEvent<HTMLDivElement>): void {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return
  const arrow = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
  const enter = event.key === 'Enter' && !event.shiftKey && target.dataset.lines === 'one'
  if (!arrow && !enter) return
  event.preventDefault()
  const fields = [
    ...currentTarget.querySelectorAll<HTMLTextAreaElement>(`textarea[data-side="${target.dataset.side}"]`),
  ]
  fields[fields.indexOf(target) + (event.key === 'ArrowUp' ? -1 : 1)]?.focus()
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  return (
    <nav aria-label={m.texts_pages()} className="flex flex-wrap items-center justify-center gap-4">
      <Button
        aria-disabled={page === 0}
        className={page === 0 ? 'opacity-45' : ''}
        onClick={() => page > 0 && onTurn(page - 1)}
      >
        {m.texts_page_previous()}
      </Button>
      <span>{m.common_page_of({ page: page + 1, pages })}</span>
      <Button
        aria-disabled={page === pages - 1}
        className={page === pages - 1 ? 'opacity-45' : ''}
        onClick={() => page < pages - 1 && onTurn(page + 1)}
      >
        {m.texts_page_next()}
      </Button>
    </nav>
  )
}

import { useMemo, useRef, useState } from 'react'
import { mergeChanges } from '#app/features/rows/changes.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { TextLanguages } from '#app/features/studio/draft/words/text-pair.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { Suggest } from '#app/features/studio/suggestions/components/suggest.tsx'
import { useSavedFirst } from '#app/features/studio/suggestions/components/use-saved-first.ts'
import type { Asking, Suggestion } from '#app/features/studio/suggestions/suggestion.ts'
import { approvedTranslations } from '#app/features/studio/texts/approved-translations.ts'
import { missingTexts } from '#app/features/studio/texts/missing-texts.ts'
import { TextReader } from '#app/features/studio/texts/text-places.ts'
import type { TextLine } from '#app/features/studio/texts/text-places.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notify } from '#app/ui/toaster.ts'
import { nameOfPart } from './text-place.tsx'

const answer = z.object({
  texts: z.array(z.object({ key: z.string(), text: z.string() })),
  more: z.number(),
})

type Named = { line: TextLine; of: string }

export function SuggestTranslations({ languages }: { languages: TextLanguages }) {
  const store = useStore()
  const draft = useDraft()
  const saveFirst = useSavedFirst()
  const [consent, setConsent] = useState(false)
  const [more, setMore] = useState(0)
  const sent = useRef<ReadonlyMap<string, Named>>(new Map())
  const missing = useMemo(() => missingTexts(draft, languages), [draft, languages])
  const count = (kind: (typeof missing)[number]['kind']) => missing.filter((each) => each.kind === kind).length
  const [open, secret, anew] = [count('open'), count('secret'), count('anew')]
  const nothing = open + secret === 0

  const ask = async ({ send, add }: Asking) => {
    const unsaved = await saveFirst()
    if (unsaved) return unsaved
    const { draft: saved } = store.getState()
    const lines = linesByKey(saved, languages)
    const told = await send({ adventureId: saved.details.id, consent }, answer)
    if (!told || told.texts.length === 0) return null
    sent.current = lines
    setMore(told.more)
    add(
      told.texts.flatMap(({ key, text }): Suggestion[] => {
        const named = lines.get(key)
        return named ? [suggestionFor(named, text, languages)] : []
      }),
    )
    return null
  }
  const approve = (chosen: readonly Suggestion[]) => {
    const approved = chosen.flatMap(({ key, text }) => {
      const line = sent.current.get(key)?.line
      return line ? [{ line, from: line.primary, text }] : []
    })
    const { edits, count: added } = approvedTranslations(store.getState(), languages, approved)
    if (added > 0) {
      const { id, textsByModel } = store.getState().draft.details
      const declared = textsByModel ? {} : { [id]: mergeChanges(edits[id] ?? {}, { textsByModel: true }) }
      store.completeStep()
      store.editTogether({ ...edits, ...declared })
      store.completeStep()
    }
    void notify({ title: m.suggest_translation_done({ count: added }), tone: 'success' })
  }
  return (
    <Suggest
      name="suggest-translation"
      label={m.suggest_translation()}
      className="min-h-11 self-end"
      nothing={nothing ? m.suggest_translation_none() : undefined}
      isIncomplete={open === 0 && !consent}
      sends={
        <>
          <p>
            {open > 0 ? m.suggest_translation_sends({ count: open }) : m.suggest_translation_choose()}{' '}
            {open + secret > 40 && m.suggest_translation_most()}
          </p>
          {secret > 0 && (
            <Checkbox
              label={m.suggest_translation_consent({ count: secret })}
              checked={consent}
              onChange={(event) => setConsent(event.target.checked)}
            />
          )}
          {anew > 0 && <p>{m.suggest_translation_anew({ count: anew })}</p>}
        </>
      }
      note={more > 0 && <p className="text-sm text-muted">{m.suggest_translation_more({ count: more })}</p>}
      approve={m.suggest_translation_approve()}
      ask={ask}
      onApprove={approve}
    />
  )
}

function linesByKey(draft: Parameters<TextReader['read']>[0], languages: TextLanguages): ReadonlyMap<string, Named> {
  const named = new TextReader()
    .read(draft, [], languages)
    .flatMap(({ name, lines, inside }) => [
      ...lines.map((line) => ({ line, of: name })),
      ...inside.flatMap((part) => part.lines.map((line) => ({ line, of: nameOfPart(part) }))),
    ])
  return new Map(named.map((each) => [each.line.key, each]))
}

const suggestionFor = ({ line, of }: Named, text: string, { primary, other }: TextLanguages): Suggestion => ({
  key: line.key,
  label: m.texts_field({ of, label: line.label(), language: languageName(other) }),
  language: other,
  text,
  isChosen: true,
  longest: line.longest,
  isLong: line.long || line.lines,
  beside: { label: m.suggest_translation_from(), text: line.primary, language: primary },
})

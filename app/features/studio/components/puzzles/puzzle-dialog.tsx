import { useState } from 'react'
import type { JsonObject } from '#app/features/puzzles/contract.ts'
import { findPuzzleType, puzzleTypes } from '#app/features/puzzles/registry.ts'
import { ConflictPanel } from '#app/features/studio/components/conflict-panel.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { EffectBuilder } from '#app/features/studio/components/effects/effect-builder.tsx'
import { readLines } from '#app/features/studio/components/effects/effect-list.ts'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { contentLanguages, translatedText, translating } from '#app/features/studio/components/fields/content-languages.ts'
import { RestoredNotice } from '#app/features/studio/components/restored-notice.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { PuzzleView, TranslationsView } from '#app/features/studio/draft-view.ts'
import type { PuzzleEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toaster.ts'
import { HintList } from './hint-list.tsx'
import { PuzzlePicture, puzzleEdits } from './puzzle-picture.tsx'
import type { PuzzleFormValues } from './puzzle-picture.tsx'
import { PuzzleRules } from './puzzle-rules.tsx'
import { TypeForm } from './type-form.tsx'

/** First what kind of puzzle, then the puzzle itself; `chosen` is the kind when a cancelled one comes back. */
export function CreatePuzzle({ chosen, onClose, onReopen }: { chosen: string | null; onClose: () => void; onReopen: (type: string) => void }) {
  const [type, setType] = useState(chosen)
  if (type) return <PuzzleDialog puzzle={null} type={type} onClose={onClose} onReopen={() => onReopen(type)} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.studio_puzzle_choose()} description={m.studio_puzzle_choose_text()}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {puzzleTypes.map(({ id, label, description }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => setType(id)}
                className="grid size-full content-start gap-1 rounded-control border border-line-strong bg-raised p-4 text-left transition-colors hover:border-accent hover:bg-accent-soft"
              >
                <span className="font-semibold">{label()}</span>
                <span className="text-sm text-muted">{description()}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

/** One puzzle: its words, its type's own form, its hints and rules, and what solving it brings. Written on Create or Update. */
export function PuzzleDialog({ puzzle, type, onClose, onReopen }: { puzzle: PuzzleView | null; type: string; onClose: () => void; onReopen: () => void }) {
  const { details } = useDraft()
  const languages = contentLanguages(details)
  const { other } = languages
  const defaults = findPuzzleType(type)?.defaults
  const form = useRowForm<PuzzleFormValues>({
    row: puzzle,
    initial: { name: '', description: '', hints: [], timeLimit: null, expectedMinutes: 5, onSolveEffects: [], afterAttempts: 'cooldown', ...defaults },
    draftKey: { adventure: details.id, dialog: 'puzzle', row: puzzle?.id ?? `new ${type}` },
    onClose,
    onReopen,
    make: (changes, version, id) => (puzzle ? { intent: 'update-puzzle', puzzleId: puzzle.id, version, changes: puzzleEdits(changes) } : { intent: 'create-puzzle', id, type, ...puzzleEdits(changes), name: changes.name ?? '' }),
    failure: (reason) => ({ title: puzzle ? m.studio_puzzle_update_failed({ reason }) : m.studio_puzzle_create_failed({ reason }) }),
    onSaved: () => {
      void notify({ title: puzzle ? m.studio_puzzle_updated() : m.studio_puzzle_created(), tone: 'success' })
      onClose()
    },
  })
  const { values, set, errorsAt } = form
  const translations = (values.translations ?? {}) as TranslationsView
  const bilingual = (field: 'name' | 'description') => ({
    languages,
    value: String(values[field] ?? ''),
    onChange: (text: string) => set({ [field]: text }),
    translation: translatedText(translations, other, field),
    onTranslate: (text: string) => set(translating(other, field, text)),
    error: errorsAt(field),
  })
  const translated = other ? (translations[other] ?? {}) : {}
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && onClose()}>
      <DialogContent title={puzzle ? m.studio_puzzle_edit_title() : m.studio_puzzle_configure()} {...(findPuzzleType(type) ? { description: findPuzzleType(type)!.label() } : {})} size="large">
        <form
          noValidate
          className="grid gap-8"
          onSubmit={(event) => {
            event.preventDefault()
            if (!form.busy) void (puzzle && !form.changed ? onClose() : form.submit())
          }}
        >
          {form.restored && <RestoredNotice onStartOver={form.startOver} />}
          {form.conflict && <ConflictPanel name={String(values.name ?? '')} fields={form.conflict.fields} onKeep={form.conflict.keep} onTake={form.conflict.take} />}
          <div className="grid gap-5">
            <BilingualText label={m.studio_puzzle_name()} max={200} required {...bilingual('name')} />
            <BilingualText label={m.studio_field_description()} hint={m.studio_puzzle_description_hint()} max={5000} rows={3} optional {...bilingual('description')} />
            <PuzzlePicture value={values.image} onChange={(image) => set({ image })} error={errorsAt('imageAssetId')} />
          </div>
          <TypeForm
            type={type}
            languages={languages}
            value={{ configuration: values.configuration as JsonObject, solution: values.solution as JsonObject }}
            showProblems={form.touched(['configuration', 'solution', 'translations'])}
            onChange={(halves) => set({ configuration: halves.configuration, solution: halves.solution })}
            translation={translated}
            onTranslate={(halves) => other && set({ translations: { [other]: halves } })}
          />
          <FieldErrors id="puzzle-configuration" errors={[...(errorsAt('configuration') ?? []), ...(other ? (errorsAt(`translations.${other}`) ?? []) : [])]} />
          <HintList
            languages={languages}
            hints={values.hints ?? []}
            translated={Array.isArray(translated.hints) ? translated.hints.map(String) : []}
            onChange={(hints, inOther) => set({ hints, ...(other ? translating(other, 'hints', inOther) : {}) })}
            error={errorsAt('hints')}
          />
          <PuzzleRules values={values} set={set} errorsAt={errorsAt} />
          <EffectBuilder
            legend={m.studio_field_effects()}
            hint={m.studio_effects_hint()}
            languages={languages}
            value={readLines(values.onSolveEffects ?? [])}
            onChange={(effects) => set({ onSolveEffects: effects as PuzzleEdits['onSolveEffects'] })}
          />
          <DialogFooter>
            <Button onClick={form.cancel} disabled={form.busy}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" variant="accent" loading={form.busy}>
              {puzzle ? m.studio_puzzle_update() : m.studio_puzzle_create()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

import { useEffect } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { categories } from '#app/features/rows/catalogue.ts'
import type { Category, Kind } from '#app/features/rows/catalogue.ts'
import { details } from '#app/features/rows/kinds/details.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import { codeText } from '#app/features/studio/bring/code-text.ts'
import { CategoryChips } from '#app/features/studio/fields/components/category-chips.tsx'
import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { LanguageSelect } from '#app/features/studio/fields/components/language-select.tsx'
import { RestoredNotice } from '#app/features/studio/fields/components/restored-notice.tsx'
import { useDialogDraft } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import type { ProjectRequest, ProjectResult } from '#app/features/studio/projects/submit-project.server.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { notify } from '#app/ui/toaster.ts'
import { onUndoKeys } from '#app/ui/undo-keys.ts'

export type ProjectAnswer = ProjectResult | { status: 'failed'; code: string }

const { fields } = details

/** An empty title is refused without a message, as specified. */
export function CreateDialog({
  kind,
  templates,
  onClose,
  onReopen,
}: {
  kind: Kind
  /** Shown above the form. */
  templates: ReactNode
  onClose: () => void
  onReopen: () => void
}) {
  const fetcher = useFetcher<ProjectAnswer>()
  const navigate = useNavigate()
  const kept = useDialogDraft({
    dialog: 'project',
    row: `new ${kind}`,
    isNew: true,
    onClose,
    onReopen,
  })
  const initial = {
    title: '',
    category: categories[kind][0] as Category,
    difficulty: 3,
    price: '0',
    description: '',
    imageDescription: '',
    primaryLanguage: getLocale(),
  }
  const values: typeof initial = { ...initial, ...kept.draft.changes }
  const set = (change: Partial<typeof values>) =>
    kept.keep((draft) => ({ ...draft, changes: { ...draft.changes, ...change } }))
  const { clear } = kept
  const answer = fetcher.data
  const busy = fetcher.state !== 'idle'
  const errorAt = (field: string) =>
    answer?.status === 'invalid' ? answer.fields[field]?.map(studioErrorText) : undefined

  useEffect(() => {
    // React Router drops a navigation that begins while the list reloads.
    if (!answer || busy) return
    if (answer.status === 'created') {
      clear()
      void notify({ title: m.studio_created_title(), description: m.studio_created_text(), tone: 'success' })
      void navigate(editorPath(kind, answer.id))
    } else if (answer.status === 'failed' || answer.status === 'invalid') {
      const text =
        answer.status === 'failed' ? codeText(answer.code) : studioErrorText(Object.values(answer.fields)[0]?.[0] ?? '')
      void notify({ title: m.studio_create_failed(), description: text, tone: 'danger' })
    }
  }, [answer, busy, navigate, clear, kind])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (values.title.trim() === '' || busy) return
    const request: ProjectRequest = { intent: 'create-adventure', kind, ...values, price: values.price.trim() || '0' }
    void fetcher.submit(request, { method: 'post', action: '/creator', encType: 'application/json' })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && kept.close()}>
      <DialogContent title={m.studio_create_title({ kind: kindText(kind) })} description={m.studio_create_lead()}>
        {templates}
        <form onSubmit={submit} onKeyDown={onUndoKeys(kept.undo)} noValidate>
          <div className="grid gap-5">
            {kept.restored && <RestoredNotice onStartOver={kept.startOver} />}
            <Field label={fields.title.label()} error={errorAt('title')} required>
              {(control) => (
                <Input
                  value={values.title}
                  onChange={(event) => set({ title: event.target.value })}
                  maxLength={fields.title.text.longest}
                  autoFocus
                  {...control}
                />
              )}
            </Field>
            <CategoryChips
              kind={kind}
              value={values.category}
              onChange={(category) => set({ category })}
              error={errorAt('category')}
            />
            <FieldRow className="sm:grid-cols-2">
              <DifficultySelect
                value={values.difficulty}
                onChange={(difficulty) => set({ difficulty })}
                error={errorAt('difficulty')}
              />
              <Field label={m.studio_field_price()} hint={m.studio_field_price_hint()} error={errorAt('price')}>
                {(control) => (
                  <Input
                    inputMode="decimal"
                    value={values.price}
                    onChange={(event) => set({ price: event.target.value })}
                    {...control}
                  />
                )}
              </Field>
            </FieldRow>
            <LanguageSelect
              value={values.primaryLanguage}
              onChange={(primaryLanguage) => set({ primaryLanguage })}
              error={errorAt('primaryLanguage')}
            />
            <Field label={fields.description.label()} error={errorAt('description')} optional>
              {(control) => (
                <Textarea
                  value={values.description}
                  onChange={(event) => set({ description: event.target.value })}
                  maxLength={fields.description.text.longest}
                  {...control}
                />
              )}
            </Field>
            <Field
              label={fields.imageDescription.label()}
              hint={fields.imageDescription.hint?.()}
              error={errorAt('imageDescription')}
              optional
            >
              {(control) => (
                <Textarea
                  rows={2}
                  value={values.imageDescription}
                  onChange={(event) => set({ imageDescription: event.target.value })}
                  maxLength={fields.imageDescription.longest}
                  {...control}
                />
              )}
            </Field>
            {/* Typed values are restored with this page after signing in. */}
            {answer?.status === 'failed' && answer.code === 'notSignedIn' && (
              <Notice tone="danger" title={codeText(answer.code)}>
                <TextLink to="/auth?next=%2Fcreator">{m.common_sign_in()}</TextLink>
              </Notice>
            )}
          </div>
          <DialogFooter stays>
            <Button onClick={kept.discard} disabled={busy}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" variant="accent" loading={busy || answer?.status === 'created'}>
              {m.studio_create_submit()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { unsavedText } from '#app/features/studio/draft/components/unsaved-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { findRow } from '#app/features/studio/draft/draft.ts'
import { copyAway, readCopyTargets } from '#app/features/studio/exchange/ask-copies.ts'
import { comesAlong } from '#app/features/studio/exchange/comes-along.ts'
import type { CopiedKind, Named } from '#app/features/studio/exchange/comes-along.ts'
import type { CopyTarget } from '#app/features/studio/exchange/copy-into.schema.ts'
import { numberedNames } from '#app/features/studio/draft/numbered-names.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

/** @param ids rows of one kind */
export function CopyAwayDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { draft } = useStore()
  const { targets, problem, load } = useTargets(draft.rows.details[0]!.id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.copies_open()} description={titleOf(draft, ids)}>
        {targets && targets.length > 0 ? (
          <CopyForm ids={ids} targets={targets} onClose={onClose} />
        ) : (
          <>
            {!targets && !problem && (
              <Loading label={m.common_loading()} className="grid gap-3">
                <Skeleton className="h-14" />
              </Loading>
            )}
            <Problem title={m.copies_load_failed()} text={problem} />
            {targets && <Notice tone="info">{m.copies_no_other()}</Notice>}
            <DialogFooter stays>
              <Button onClick={onClose}>{m.common_cancel()}</Button>
              {problem && <Button onClick={load}>{m.common_retry()}</Button>}
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type CopyFormProps = { ids: readonly string[]; targets: readonly CopyTarget[]; onClose: () => void }

function CopyForm({ ids, targets, onClose }: CopyFormProps) {
  const { draft } = useStore()
  const zone = useReaderZone()
  const [brings, setBrings] = useState(true)
  const copied = comesAlong(draft, ids, brings)
  const { done, refusal, busy, copy } = useCopy(draft.rows.details[0]!.id)
  const [{ into, within }, choose] = useState({ into: '', within: '' })
  const target = chosenOf(targets, into)!
  const kind = (findRow(draft, ids[0] ?? '')?.kind ?? 'hotspot') as CopiedKind
  const scene = kind === 'hotspot' ? chosenOf(target.scenes, within) : null
  const titles = numberedNames(targets.map((each) => nameAmong(targets, each, zone)))
  const sceneNames = numberedNames(target.scenes.map(({ name }) => name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (scene !== undefined && !busy) void copy({ into: target.id, ids: [...ids], sceneId: scene?.id ?? null, brings })
  }
  const leftOpen = <RowNames title={m.copies_left_open()} rows={copied.open} />
  if (done)
    return (
      <>
        <div className="grid gap-5">
          <Done target={target} place={editorPlace({ entity: kind, id: done.id, parentId: scene?.id })} />
          {leftOpen}
        </div>
        <DialogFooter stays>
          <Button onClick={onClose}>{m.common_close()}</Button>
        </DialogFooter>
      </>
    )
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-5">
        <Problem title={m.copies_failed()} text={refusal} />
        <Choice
          label={m.copies_into()}
          value={target.id}
          options={targets.map(({ id }, at) => ({ id, name: titles[at]! }))}
          onChoose={(id) => choose({ into: id, within: '' })}
        />
        {kind === 'hotspot' && (
          <Choice
            label={m.studio_type_scene()}
            error={scene ? null : m.copies_no_scene()}
            value={scene?.id ?? ''}
            options={target.scenes.map(({ id }, at) => ({ id, name: sceneNames[at]! }))}
            onChoose={(id) => choose({ into: target.id, within: id })}
          />
        )}
        <Checkbox
          checked={brings}
          onChange={(event) => setBrings(event.target.checked)}
          label={m.copies_brings()}
          hint={m.copies_brings_hint()}
        />
        <RowNames title={m.copies_along()} rows={copied.along} />
        {leftOpen}
      </div>
      <DialogFooter stays>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        <Button type="submit" variant="primary" loading={busy} disabled={scene === undefined} aria-disabled={busy}>
          {m.copies_copy()}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Adventures of one title are told apart by when they were last changed, to the minute. */
const nameAmong = (all: readonly CopyTarget[], { title, changedAt }: CopyTarget, zone: string): string =>
  all.filter((each) => each.title === title).length > 1 ? `${title} · ${formatMoment(changedAt, zone)}` : title

const chosenOf = <Each extends { id: string }>(all: readonly Each[], id: string): Each | undefined =>
  all.find((each) => each.id === id) ?? all[0]

const Problem = ({ title, text }: { title: string; text: string | null }) =>
  text !== null && (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  )

type ChoiceProps = {
  label: string
  error?: string | null
  value: string
  options: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
}

const Choice = ({ label, error, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select value={value} onChange={({ target }) => onChoose(target.value)} {...control}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

function Done({ target, place }: { target: CopyTarget; place: string }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div ref={text} tabIndex={-1} role="status" className="outline-none">
      <Notice tone="success" title={m.copies_done({ title: target.title })}>
        <Link to={`${editorPath('online-adventure', target.id)}${place}`} className={textLinkStyles}>
          {m.copies_see()}
        </Link>
      </Notice>
    </div>
  )
}

function RowNames({ title, rows }: { title: string; rows: readonly Named[] }) {
  if (rows.length === 0) return null
  const names = numberedNames(
    rows.map((named) => nameOf(named) || m.studio_untitled_hotspot()),
    rows.map(({ kind }) => kind),
  )
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {rows.map((named, at) => (
          <li key={named.row.id} className="min-w-0 wrap-anywhere">
            <span className="text-muted">{kindOf(named.kind).label()}</span> {names[at]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ kind, row }: Named): string => String(row[kindOf(kind).nameField ?? ''] ?? '')

function titleOf(draft: Parameters<typeof findRow>[0], ids: readonly string[]): string {
  const found = findRow(draft, ids[0] ?? '')
  if (ids.length > 1 || !found || nameOf(found) === '') return m.studio_scene_hotspots({ count: ids.length })
  return nameOf(found)
}

const textOf = (error: unknown): string =>
  commandRefusalText({
    reason: 'failed',
    error: presentError(error instanceof AppError ? error : new AppError('unexpected')),
  })

function useTargets(adventureId: string) {
  const [targets, setTargets] = useState<readonly CopyTarget[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    readCopyTargets(adventureId).then(
      (found) => !left && setTargets(found),
      (error: unknown) => !left && setProblem(textOf(error)),
    )
    return () => {
      left = true
    }
  }, [adventureId, attempt])
  const load = () => {
    setProblem(null)
    setAttempt(attempt + 1)
  }
  return { targets, problem, load }
}

function useCopy(adventureId: string) {
  const store = useStore()
  const [done, setDone] = useState<{ id: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const copy = async (request: Parameters<typeof copyAway>[1]) => {
    setBusy(true)
    setRefusal(null)
    try {
      if ((await store.flush()) === 'saved') setDone(await copyAway(adventureId, request))
      else setRefusal(unsavedText(store.summary))
    } catch (error) {
      setRefusal(textOf(error))
    }
    setBusy(false)
  }
  return { done, refusal, busy, copy }
}

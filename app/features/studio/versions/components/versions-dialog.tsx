import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { longestVersionName, versionLimits } from '#app/features/studio/versions/version-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { useVersions } from './use-versions.ts'
import type { Versions } from './use-versions.ts'
import { VersionLine } from './version-line.tsx'

type VersionsDialogProps = {
  onClose: () => void
  /** Below the versions. */
  history: ReactNode
  /** How the draft differs from one. */
  compare: (versionId: string) => ReactNode
}

export function VersionsDialog({ onClose, history, compare }: VersionsDialogProps) {
  const versions = useVersions()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.studio_versions()} description={m.studio_versions_lead()}>
        <div className="grid gap-6">
          <KeepForm versions={versions} />
          <VersionList versions={versions} compare={compare} onRestored={onClose} />
          {history}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function KeepForm({ versions }: { versions: Versions }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const named = versions.versions?.filter(({ cause }) => cause === 'named').length ?? 0
  if (named >= versionLimits.named)
    return <Notice tone="warning" title={m.studio_versions_full({ limit: versionLimits.named })} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (versions.busy) return
    if (name.trim() === '') return setError(studioErrorText('studio_errors_required'))
    if (await versions.keep(name)) setName('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3" noValidate>
      <Field label={m.studio_versions_name()} hint={m.studio_versions_name_hint()} error={error} required>
        {(control) => (
          <Input
            value={name}
            maxLength={longestVersionName}
            onChange={(event) => {
              setName(event.target.value)
              setError(null)
            }}
            {...control}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="accent"
        loading={versions.busy && versions.versions !== null}
        className="sm:justify-self-start"
      >
        {m.studio_versions_keep()}
      </Button>
    </form>
  )
}

type VersionListProps = Pick<VersionsDialogProps, 'compare'> & { versions: Versions; onRestored: () => void }

function VersionList({ versions: all, compare, onRestored }: VersionListProps) {
  const id = useId()
  const { versions, problem } = all
  const { role, details } = useDraft()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg font-semibold">
        {m.studio_versions_list()}
      </h3>
      {problem && (
        <Notice tone="danger" title={m.studio_versions_load_failed()}>
          <div className="grid justify-items-start gap-2">
            <p>{problem}</p>
            <Button size="small" onClick={() => all.load()}>
              {m.common_retry()}
            </Button>
          </div>
        </Notice>
      )}
      {!versions && !problem && (
        <Loading label={m.studio_versions_loading()} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </Loading>
      )}
      {versions?.length === 0 && <p className="text-muted">{m.studio_versions_empty()}</p>}
      {versions?.some(({ differences }) => differences > 0) && !mayChangeDetails(role, details.status) && (
        <p className="text-muted">{m.people_restore_owners()}</p>
      )}
      {versions && versions.length > 0 && (
        <ul className="grid divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <VersionLine key={version.id} version={version} versions={all} compare={compare} onRestored={onRestored} />
          ))}
        </ul>
      )}
      {versions?.some(({ cause }) => cause !== 'named') && (
        <p className="text-sm text-muted">{m.studio_versions_automatic_hint({ limit: versionLimits.automatic })}</p>
      )}
    </section>
  )
}

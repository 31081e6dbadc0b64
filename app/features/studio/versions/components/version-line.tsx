import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { may, mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { longestVersionName } from '#app/features/studio/versions/version-view.ts'
import type { VersionView } from '#app/features/studio/versions/version-view.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Versions } from './use-versions.ts'
import { DeleteVersion, RestoreVersion } from './version-questions.tsx'
import { countsText, versionName } from './version-text.ts'

type LineProps = {
  version: VersionView
  versions: Versions
  compare: (versionId: string) => ReactNode
  onRestored: () => void
}

export function VersionLine({ version, versions, compare, onRestored }: LineProps) {
  const [doing, setDoing] = useState<'rename' | 'restore' | 'delete' | null>(null)
  const { role, details } = useDraft()
  const zone = useReaderZone()
  const name = versionName(version)
  const same = version.differences === 0
  const close = () => setDoing(null)
  return (
    <li className="grid gap-2 py-4" data-version={version.id}>
      {doing === 'rename' ? (
        <RenameForm version={version} versions={versions} onEnd={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold">{name}</p>
          {version.cause !== 'named' && <Badge>{m.studio_versions_automatic()}</Badge>}
        </div>
      )}
      <div className="grid text-sm text-muted">
        <p>{formatMoment(version.keptAt, zone)}</p>
        <p>{countsText(version)}</p>
        <p>{same ? m.studio_versions_same() : m.studio_versions_differences({ count: version.differences })}</p>
      </div>
      {!same && compare(version.id)}
      {doing !== 'rename' && (
        <div className="flex flex-wrap items-center gap-2">
          {!same && mayChangeDetails(role, details.status) && (
            <Button
              size="small"
              disabled={versions.busy}
              aria-label={m.studio_versions_restore_named({ name })}
              onClick={() => setDoing('restore')}
            >
              {m.studio_restore()}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            disabled={versions.busy}
            aria-label={m.studio_versions_rename_named({ name })}
            onClick={() => setDoing('rename')}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {m.studio_versions_rename()}
          </Button>
          {may(role, 'delete') && (
            <Button
              variant="ghost"
              size="small"
              disabled={versions.busy}
              aria-label={m.studio_delete_title({ title: name })}
              onClick={() => setDoing('delete')}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {m.common_delete()}
            </Button>
          )}
        </div>
      )}
      {doing === 'restore' && (
        <RestoreVersion version={version} versions={versions} onClose={close} onRestored={onRestored} />
      )}
      {doing === 'delete' && <DeleteVersion version={version} versions={versions} onClose={close} />}
    </li>
  )
}

function RenameForm({ version, versions, onEnd }: { version: VersionView; versions: Versions; onEnd: () => void }) {
  const [name, setName] = useState(
    version.cause === 'named' ? version.name : versionName(version).slice(0, longestVersionName),
  )
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (versions.busy) return
    if (name.trim() === '') return setError(studioErrorText('studio_errors_required'))
    if (await versions.rename(version, name)) onEnd()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3" noValidate>
      <Field label={m.studio_versions_new_name()} error={error} required>
        {(control) => (
          <Input
            autoFocus
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" size="small" loading={versions.busy}>
          {m.studio_versions_rename_save()}
        </Button>
        <Button size="small" disabled={versions.busy} onClick={onEnd}>
          {m.common_cancel()}
        </Button>
      </div>
    </form>
  )
}

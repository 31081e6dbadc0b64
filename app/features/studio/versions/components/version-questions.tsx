import { useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { VersionView } from '#app/features/studio/versions/version-view.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { isShown } from '#app/shared/statuses.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import type { Versions } from './use-versions.ts'
import { nameBefore, versionName } from './version-text.ts'

type QuestionProps = { version: VersionView; versions: Versions; onClose: () => void }

export function RestoreVersion({ version, versions, onClose, onRestored }: QuestionProps & { onRestored: () => void }) {
  const { details } = useDraft()
  const zone = useReaderZone()
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const done = await versions.restore(version)
    onClose()
    if (done) onRestored()
    else versions.load()
  }
  const isSeen = isShown(details.status)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_versions_restore_title()}
      confirm={m.studio_restore()}
      tone="accent"
      busy={busy}
      onConfirm={() => void restore()}
    >
      <p className="font-semibold text-ink">{versionName(version)}</p>
      <p>{m.studio_versions_restore_text({ date: formatMoment(version.keptAt, zone) })}</p>
      <p>{m.studio_versions_restore_kept()}</p>
      <p className="font-semibold text-ink">{nameBefore(version)}</p>
      <p>{m.studio_versions_restore_undo()}</p>
      {isSeen && <p>{m.studio_versions_restore_live()}</p>}
    </AlertDialog>
  )
}

export function DeleteVersion({ version, versions, onClose }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await versions.remove(version)
    onClose()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_delete_title({ title: versionName(version) })}
      confirm={m.common_delete()}
      busy={busy}
      onConfirm={() => void remove()}
    >
      <p>{m.studio_versions_delete_text()}</p>
    </AlertDialog>
  )
}

import { useState } from 'react'
import { readProjectFiles } from '#app/features/media/ask-project-files.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { failureText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardText, CardTitle } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { namesOfFiles } from '#app/features/studio/details/names-of-files.ts'
import type { Listed } from './file-origins.tsx'
import { LateFileOrigins } from './late-details.ts'
import { useDetails } from './use-details.ts'

export function OriginCard() {
  const { values, edit } = useDetails()
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{m.studio_origin_title()}</CardTitle>
        <CardText>{m.studio_origin_lead()}</CardText>
        <Checkbox
          label={m.studio_origin_texts()}
          hint={m.studio_origin_texts_hint()}
          checked={values.textsByModel}
          onChange={(event) => edit({ textsByModel: event.target.checked })}
        />
        <FileOrigins adventureId={values.id} />
      </CardBody>
    </Card>
  )
}

function FileOrigins({ adventureId }: { adventureId: string }) {
  const store = useStore()
  const [files, setFiles] = useState<readonly Listed[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = async () => {
    setProblem(null)
    try {
      const found = await readProjectFiles(adventureId)
      const names = namesOfFiles(store.draft, found)
      setFiles(found.map((file) => ({ file, name: names.get(file.id) ?? null })))
    } catch (error) {
      setProblem(failureText(error))
    }
  }
  return (
    <details
      className="rounded-control border border-line"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <FoldSummary className="px-4 py-2">{m.studio_origin_files()}</FoldSummary>
      <div className="px-4 pb-3">
        <FieldErrors id="origin-files-error" errors={problem ? [problem] : []} />
        {!files && !problem && (
          <Loading label={m.common_loading()} className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {files?.length === 0 && <p className="text-sm text-muted">{m.studio_origin_files_none()}</p>}
        {files && files.length > 0 && <LateFileOrigins adventureId={adventureId} files={files} />}
      </div>
    </details>
  )
}

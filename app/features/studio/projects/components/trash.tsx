import { useState } from 'react'
import type { TrashedProject } from '#app/features/studio/projects/project.present.ts'
import { KindBadge } from '#app/features/studio/fields/components/badges.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { DeleteProject } from './delete-project.tsx'
import { useProjectAction } from './use-project-action.ts'

export function Trash({ projects }: { projects: readonly TrashedProject[] }) {
  if (projects.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-sunken">
      <FoldSummary className="px-5 py-3">{m.studio_projects_trash({ count: projects.length })}</FoldSummary>
      <div className="grid gap-3 px-5 pb-5">
        <p className="text-sm text-muted">{m.studio_projects_trash_text()}</p>
        <ul className="grid divide-y divide-line">
          {projects.map((project) => (
            <TrashedLine key={project.id} project={project} />
          ))}
        </ul>
      </div>
    </details>
  )
}

function TrashedLine({ project }: { project: TrashedProject }) {
  const [asking, setAsking] = useState(false)
  const { id, title, kind, daysLeft } = project
  const restore = useProjectAction(
    { intent: 'restore-adventure', adventureId: id },
    {
      done: 'restored',
      title: m.studio_projects_restored_title,
      text: m.studio_projects_restored_text,
      failed: m.studio_projects_restore_failed,
    },
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        <div className="flex flex-wrap items-center gap-2">
          <KindBadge kind={kind} />
          <span className="text-sm text-muted">{m.studio_projects_days_left({ count: daysLeft })}</span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          loading={restore.busy}
          aria-label={m.studio_projects_restore_named({ title })}
          onClick={restore.run}
        >
          {m.studio_restore()}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={restore.busy}
          aria-label={m.studio_projects_erase_named({ title })}
          onClick={() => setAsking(true)}
        >
          {m.studio_projects_erase()}
        </Button>
      </div>
      {asking && <DeleteProject forever project={project} onClose={() => setAsking(false)} />}
    </li>
  )
}

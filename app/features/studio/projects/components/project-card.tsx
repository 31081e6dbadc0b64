import { useState } from 'react'
import { may } from '#app/features/drafts/draft.policy.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import type { ProjectCard as Project } from '#app/features/studio/projects/project.present.ts'
import { roleText } from '#app/features/studio/people/role-text.ts'
import { KindBadge, StatusBadge } from '#app/features/studio/fields/components/badges.tsx'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { FilePicture } from '#app/ui/picture.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { DeleteProject } from './delete-project.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { UnusedFiles } from './unused-files.tsx'

const LateGameFile = latePart(
  async () => (await import('#app/features/studio/game-file/components/game-file-dialog.tsx')).GameFileDialog,
  () => null,
)

export function ProjectCard({ project }: { project: Project }) {
  const [deleting, setDeleting] = useState(false)
  const [cleaning, setCleaning] = useState(false)
  const [makingFile, setMakingFile] = useState(false)
  const { id, title, cover, role, owner } = project
  return (
    <Card className="h-full">
      <CardMedia>
        <Link
          to={editorPath(project.kind, id)}
          aria-label={m.studio_card_open({ title, kind: kindText(project.kind) })}
          className="block size-full focus-visible:-outline-offset-4"
        >
          {cover ? (
            <FilePicture file={cover} className="size-full object-cover" />
          ) : (
            <span className="grid size-full place-items-center text-sm">{m.studio_card_no_image()}</span>
          )}
        </Link>
      </CardMedia>
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <KindBadge kind={project.kind} />
          <StatusBadge status={project.status} />
          {owner !== null && <Badge tone="info">{roleText(role)}</Badge>}
        </div>
        <CardTitle>{title}</CardTitle>
        {owner !== null && <p className="text-sm text-muted wrap-anywhere">{m.people_of({ name: owner })}</p>}
        <p className="line-clamp-3 text-[0.9375rem] text-muted">
          {project.description.trim() || m.studio_card_no_description()}
        </p>
        {project.revenueCents !== null && (
          <dl className="flex gap-2 text-sm">
            <dt className="text-muted">{m.studio_card_revenue()}</dt>
            <dd className="font-semibold">{formatMoney(project.revenueCents)}</dd>
          </dl>
        )}
        <CardFooter className="border-t border-line pt-4">
          <Button asChild variant="accent" size="small">
            {may(role, 'edit') ? (
              <Link to={`/editor/${id}`} aria-label={m.studio_card_edit({ title })}>
                {m.common_edit()}
              </Link>
            ) : (
              <Link to={`/editor/${id}`} aria-label={m.people_open_named({ title })}>
                {m.people_open()}
              </Link>
            )}
          </Button>
          {may(role, 'delete') && (
            <Button
              variant="ghost"
              size="small"
              aria-label={m.studio_card_delete({ title })}
              onClick={() => setDeleting(true)}
            >
              {m.common_delete()}
            </Button>
          )}
          <ProjectMenu project={project} onUnused={() => setCleaning(true)} onGameFile={() => setMakingFile(true)} />
        </CardFooter>
      </CardBody>
      {makingFile && <LateGameFile project={project} onClose={() => setMakingFile(false)} />}
      {cleaning && <UnusedFiles project={project} onClose={() => setCleaning(false)} />}
      {deleting && <DeleteProject project={project} onClose={() => setDeleting(false)} />}
    </Card>
  )
}

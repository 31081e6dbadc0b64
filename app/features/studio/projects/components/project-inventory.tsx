import { kinds } from '#app/features/rows/catalogue.ts'
import { editorPath } from '#app/features/adventure/kinds.ts'
import { kindText } from '#app/features/adventure/catalogue-text.ts'
import { KindBadge } from '#app/features/studio/fields/components/badges.tsx'
import type { ProjectCard } from '#app/features/studio/projects/project.present.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { FilePicture } from '#app/ui/picture.tsx'

export function ProjectInventory({ projects }: { projects: readonly ProjectCard[] }) {
  return (
    <Headed id="inventory" title={m.account_inventory({ count: formatNumber(projects.length) })} className="grid gap-6">
      {projects.length === 0 && (
        <EmptyState
          title={m.account_no_projects()}
          picture={<EmptyPicture of="no-projects" />}
          action={
            <Button asChild variant="accent">
              <Link to="/creator">{m.account_create_project()}</Link>
            </Button>
          }
        />
      )}
      {kinds
        .map((kind) => ({ kind, made: projects.filter((project) => project.kind === kind) }))
        .filter(({ made }) => made.length > 0)
        .map(({ kind, made }) => (
          <section key={kind} aria-labelledby={`inventory-${kind}`} className="grid gap-3">
            <h3 id={`inventory-${kind}`} className="text-subheading">
              {m.account_inventory_kind({ kind: kindText(kind), count: formatNumber(made.length) })}
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
              {made.map((project) => (
                <li key={project.id}>
                  <Project project={project} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Headed>
  )
}

/** Title and badge appear on hover and focus; devices without hover always show them. */
function Project({ project: { id, title, kind, cover } }: { project: ProjectCard }) {
  return (
    <Link
      to={editorPath(kind, id)}
      className="group relative block aspect-video overflow-hidden rounded-card border border-line bg-sunken shadow-card"
    >
      {cover ? (
        <FilePicture file={cover} className="size-full object-cover" />
      ) : (
        <span className="grid size-full items-start justify-items-center p-3 text-sm text-muted">
          {m.studio_card_no_image()}
        </span>
      )}
      <span className="stage absolute inset-x-0 bottom-0 grid gap-1.5 bg-canvas/90 p-3 text-ink [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        <span className="line-clamp-2 font-display font-semibold">{title}</span>
        <KindBadge kind={kind} />
      </span>
    </Link>
  )
}

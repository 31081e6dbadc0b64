import { m } from '#app/i18n/generated/messages.js'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ProjectCard as Project } from '#app/features/studio/projects/project.present.ts'
import { ProjectCard } from './project-card.tsx'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) {
    return <EmptyState title={m.studio_creator_empty()} picture={<EmptyPicture of="no-projects" />} />
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}

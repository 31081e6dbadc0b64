import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import FolderMinus from 'lucide-react/icons/folder-minus'
import Users from 'lucide-react/icons/users'
import { may } from '#app/features/drafts/draft.policy.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'
import { Link } from '#app/ui/link.tsx'
import { useProjectAction } from './use-project-action.ts'

type ProjectMenuProps = {
  project: { id: string; title: string; kind: Kind; role: DraftRole }
  onUnused: () => void
  onGameFile: () => void
}

export function ProjectMenu({ project, onUnused, onGameFile }: ProjectMenuProps) {
  const duplicate = useProjectAction(
    { intent: 'duplicate-adventure', adventureId: project.id },
    {
      done: 'duplicated',
      title: m.studio_projects_duplicated_title,
      text: m.studio_projects_duplicated_text,
      failed: m.studio_projects_duplicate_failed,
    },
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="small"
          className="ml-auto"
          aria-label={m.studio_card_more({ title: project.title })}
          loading={duplicate.busy}
        >
          {!duplicate.busy && <Ellipsis aria-hidden="true" className="size-5" />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link to={`/editor/${project.id}/people`}>
            <Users aria-hidden="true" />
            {m.people_title()}
          </Link>
        </DropdownMenuItem>
        {may(project.role, 'exchange') && (
          <DropdownMenuItem onSelect={duplicate.run}>
            <Copy aria-hidden="true" />
            {m.canvas_duplicate()}
          </DropdownMenuItem>
        )}
        {may(project.role, 'delete') && (
          <DropdownMenuItem onSelect={onUnused}>
            <FolderMinus aria-hidden="true" />
            {m.studio_unused()}
          </DropdownMenuItem>
        )}
        {may(project.role, 'exchange') && (
          <DropdownMenuItem asChild>
            <a href={`/api/projects/${project.id}`} download>
              <Download aria-hidden="true" />
              {m.studio_import_export()}
            </a>
          </DropdownMenuItem>
        )}
        {project.kind === 'online-adventure' && may(project.role, 'exchange') && (
          <DropdownMenuItem onSelect={onGameFile}>
            <FileDown aria-hidden="true" />
            {m.game_file_open()}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import MessageSquare from 'lucide-react/icons/message-square'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Users from 'lucide-react/icons/users'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#app/ui/dropdown-menu.tsx'

type HeaderMenuProps = {
  onSave: () => void
  onVersions: (() => void) | null
  onNotes: (() => void) | null
  people: string
  onRedo: (() => void) | null
  onPreview: (() => void) | null
}

export function HeaderMenu({ onSave, onVersions, onNotes, people, onRedo, onPreview }: HeaderMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={m.studio_more()} className="sm:hidden">
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onSave}>
          <Save aria-hidden="true" />
          {m.studio_save()}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={!onRedo} onSelect={() => onRedo?.()}>
          <Redo2 aria-hidden="true" />
          {m.studio_redo()}
        </DropdownMenuItem>
        {onVersions && (
          <DropdownMenuItem onSelect={onVersions}>
            <History aria-hidden="true" />
            {m.studio_versions()}
          </DropdownMenuItem>
        )}
        {onNotes && (
          <DropdownMenuItem onSelect={onNotes}>
            <MessageSquare aria-hidden="true" />
            {m.notes_title()}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link to={people}>
            <Users aria-hidden="true" />
            {m.people_title()}
          </Link>
        </DropdownMenuItem>
        {onPreview && (
          <DropdownMenuItem onSelect={onPreview}>
            <Eye aria-hidden="true" />
            {m.studio_preview()}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
